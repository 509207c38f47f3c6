/** 22-24% as Hindi says it: 22 से 24%. */
export const rangeInHindi = (range: string) => range.replace('-', ' से ');
