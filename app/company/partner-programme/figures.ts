/** In rupees, by the type that a registration stores: what one invests, and what one earns a month. */
export const partnerFigures = {
  distributor: { investment: { from: 5_00_000, to: 20_00_000 }, earning: { from: 50_000, to: 2_00_000 } },
  dealer: { investment: { from: 2_00_000, to: 5_00_000 }, earning: { from: 25_000, to: 75_000 } },
  student_partner: { investment: { from: 10_000, to: 50_000 }, earning: { from: 5_000, to: 20_000 } },
} as const;

export interface RupeeRange {
  from: number;
  to: number;
}

export const THOUSAND = 1_000;
export const LAKH = 1_00_000;
