/** SPEC §9, 2024 figures, in rupees. The 5kW example is the specification's own and does not follow from its rule. */
export const subsidyFigures = {
  centralPerKw: 14_588,
  centralPerFurtherKw: 7_294,
  statePerKw: 10_000,
  cap: 1_25_352,
  for3Kw: 73_764,
  for5Kw: 94_470,
} as const;
