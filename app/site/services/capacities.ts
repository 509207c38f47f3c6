export interface KilowattRange {
  from: number;
  to: number;
}

/** The sizes of system each sector takes, in kW. */
export const sectorCapacities = {
  residential: { from: 1, to: 10 },
  commercial: { from: 10, to: 500 },
  government: { from: 100, to: 5_000 },
  industrial: { from: 500, to: 10_000 },
} satisfies Record<string, KilowattRange>;

/** The ends of the scale under every sector: the smallest and the largest system we build, in kW. */
export const capacityScale: KilowattRange = { from: 1, to: 10_000 };
