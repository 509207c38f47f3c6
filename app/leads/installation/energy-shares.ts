/** How much of the bill solar shall cover, in percent. */
export const energyShares = {
  partial: { from: 50, to: 70 },
  full: { from: 90, to: 100 },
  excess: { from: 120 },
} as const;
