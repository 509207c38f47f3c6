import { EMI_YEARS, HORIZON_YEARS, scaledOffer, YEARLY_YIELD_PER_KW } from '~/calculator/rates';

/**
 * What a new proposal assumes until somebody says otherwise: what the website's calculator assumes, so that the proposal does
 * not promise more than the customer has seen there. It knows neither a rising tariff nor ageing panels: the first stays at
 * nothing, the second is what makers of panels commonly guarantee.
 */
export const assumptions = {
  tariff: String(scaledOffer.tariff),
  tariffRise: '0',
  unitsPerKw: String(YEARLY_YIELD_PER_KW),
  ageing: '0.5',
  years: String(HORIZON_YEARS),
  months: String(EMI_YEARS * 12),
} as const;

/** How long an offer holds. Prices of panels change with the month. */
export const VALID_DAYS = 15;
