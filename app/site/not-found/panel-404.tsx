/** Lit cells spell the number. */
const cells = [
  '.............',
  '.#.#.###.#.#.',
  '.#.#.#.#.#.#.',
  '.###.#.#.###.',
  '...#.#.#...#.',
  '...#.###...#.',
  '.............',
];
const CELL_SIZE = 0.88;

export function Panel404() {
  return (
    <svg viewBox="-.3 -.3 13.5 7.5" aria-hidden="true" className="w-full rounded-lg bg-panel-950 shadow-lift">
      <path d={cellsThatAre('.')} className="fill-panel-800" />
      <path d={cellsThatAre('#')} className="fill-sun-400" />
    </svg>
  );
}

function cellsThatAre(kind: '.' | '#'): string {
  return cells
    .flatMap((row, y) =>
      [...row].map((cell, x) => (cell === kind ? `M${x} ${y}h${CELL_SIZE}v${CELL_SIZE}h-${CELL_SIZE}z` : '')),
    )
    .join('');
}
