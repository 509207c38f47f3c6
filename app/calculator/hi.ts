import type * as en from './en';

export const estimateUnits = {
  kilowatts: (kw: number | string) => `${kw}\u00a0किलोवाट`,
  lakhs: (amount: string) => `${amount}\u00a0लाख`,
  crores: (amount: string) => `${amount}\u00a0करोड़`,
} satisfies typeof en.estimateUnits;
