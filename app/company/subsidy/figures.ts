/**
 * The specification's, in rupees unless a comment says otherwise. The 5kW example is the specification's own and does not follow from
 * its rule.
 */
export const subsidyFigures = {
  year: 2024,
  /** kW that the full central rate is paid for, and those after them. */
  firstKw: 3,
  furtherKw: 7,
  centralPerKw: 14_588,
  centralPerFurtherKw: 7_294,
  statePerKw: 10_000,
  cap: 1_25_352,
  for3Kw: 73_764,
  for5Kw: 94_470,
  /** Days until the credit. */
  creditDays: { from: 30, to: 60 },
  /** How many months' bills are asked for. */
  billMonths: 3,
} as const;
