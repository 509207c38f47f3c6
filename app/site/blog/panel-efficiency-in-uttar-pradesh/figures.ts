import { YEARLY_YIELD_PER_KW } from '~/calculator/rates';

const SQ_FT_PER_SQ_M = 10.764;

/** Glass needed for a system, in whole square feet: power over efficiency, at the laboratory's 1 kW per square metre. */
const glassSqFt = (kilowatts: number, efficiency: number) =>
  Math.round((kilowatts / efficiency) * SQ_FT_PER_SQ_M);

export const panelAreas = [1, 3, 5, 10].map((kilowatts) => ({
  kilowatts,
  sqFtAt22: glassSqFt(kilowatts, 0.22),
  sqFtAt24: glassSqFt(kilowatts, 0.24),
}));

/** In kWh. */
export const yearlyUnits = (kilowatts: number) => kilowatts * YEARLY_YIELD_PER_KW;
