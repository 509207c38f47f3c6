const oneDecimal = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const RUPEES_PER_LAKH = 100_000;

/** 444000 → 4.4L */
export const formatLakhs = (rupees: number) => `${oneDecimal.format(rupees / RUPEES_PER_LAKH)}L`;
/** 3.913 → 3.9 */
export const formatYears = (years: number) => oneDecimal.format(years);
