/** How the estimate's figures are written. */
export const estimateUnits = {
  kilowatts: (kw: number | string) => `${kw}kW`,
  lakhs: (amount: string) => `${amount}L`,
  crores: (amount: string) => `${amount}Cr`,
};
