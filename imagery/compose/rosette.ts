/** Fine-line ornaments as on security paper: a hypotrochoid, drawn once around. */
export interface Rosette {
  petals: number;
  /** 0–1: how deep the petals reach towards the middle. */
  depth: number;
  rings: number;
  colour: string;
  size: number;
}

export function rosette({ petals, depth, rings, colour, size }: Rosette): string {
  const lines = Array.from({ length: rings }, (_, ring) => {
    const radius = 100 - ring * 5;
    return `<path vector-effect="non-scaling-stroke" d="${loop(radius, petals, depth, (ring * Math.PI) / petals / 3)}"/>`;
  });
  return `<svg viewBox="-105 -105 210 210" width="${size}" height="${size}" fill="none" stroke="${colour}" stroke-width="1.1">${lines.join('')}</svg>`;
}

function loop(radius: number, petals: number, depth: number, turn: number): string {
  const steps = petals * 24;
  const points = Array.from({ length: steps }, (_, step) => {
    const angle = (2 * Math.PI * step) / steps;
    const reach = radius * (1 - depth / 2 + (depth / 2) * Math.cos(petals * angle));
    const bend = angle + turn + 0.22 * Math.sin(petals * angle);
    return `${(reach * Math.cos(bend)).toFixed(1)} ${(reach * Math.sin(bend)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}
