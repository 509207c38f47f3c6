import { scaledOffer } from '~/calculator/rates';

const COLUMNS = 5;
const panels = Array.from({ length: scaledOffer.maxSystemKw }, (_, index) => ({
  x: 7 + (index % COLUMNS) * 46,
  y: 7 + Math.floor(index / COLUMNS) * 50,
}));

/**
 * A house whose roof fills with one panel per kW while the sun grows. Decoration: the figures stand beside it. It moves where it
 * is seen beside the field; on a phone it lies below, and every frame of its movement would hold up the next digit.
 */
export function RoofDrawing({ kw }: { kw: number }) {
  return (
    <svg viewBox="30 0 400 226" aria-hidden="true" className="mx-auto block w-full max-w-xl overflow-visible">
      <defs>
        <pattern id="panel-cells" width="14" height="11.5" patternUnits="userSpaceOnUse">
          <path d="M0 0h14v11.5H0z" className="fill-panel-700" />
          <path d="M14 0v11.5H0" fill="none" className="stroke-panel-300/50" strokeWidth=".8" />
        </pattern>
        <radialGradient id="glow">
          <stop offset=".2" stopColor="#ffb526" stopOpacity=".75" />
          <stop offset="1" stopColor="#ffb526" stopOpacity="0" />
        </radialGradient>
      </defs>
      <g
        className="origin-[372px_56px] lg:motion-safe:transition-transform"
        style={{ transform: `scale(${0.8 + kw * 0.06})` }}
      >
        <circle cx="372" cy="56" r="76" fill="url(#glow)" />
        <circle cx="372" cy="56" r="26" className="fill-sun-400" />
      </g>
      <path d="M62 156h224v70H62z" className="fill-sand-200" />
      <path d="M286 156l50-106 50 106v70H286z" className="fill-sand-300" />
      <path d="M96 180h34v26H96zM158 180h34v26h-34zM220 180h34v26h-34z" className="fill-panel-800" />
      <path d="M320 182h32v44h-32z" className="fill-panel-800" />
      <path d="M100 44h244l-52 116H42z" className="fill-panel-950" />
      <g transform="matrix(1 0 -.45 1 100 47)">
        {panels.map(({ x, y }, index) => (
          <g key={`${x}-${y}`}>
            <rect
              x={x}
              y={y}
              width="43"
              height="46"
              rx="2"
              fill="none"
              strokeDasharray="3 4"
              className="stroke-white/40"
            />
            <rect
              x={x}
              y={y}
              width="43"
              height="46"
              rx="2"
              fill="url(#panel-cells)"
              strokeWidth="1.5"
              className={`stroke-panel-200 lg:motion-safe:transition-opacity ${index < kw ? '' : 'opacity-0'}`}
            />
          </g>
        ))}
      </g>
    </svg>
  );
}
