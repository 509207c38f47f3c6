export const estimateWords = {
  title: 'Your estimate',
  change: 'Change',
  remove: 'Remove',
  bill: 'Monthly bill',
  system: 'System',
  /** 3kW, as it is stored. */
  systemSize: (size: string) => size.replace('kW', ' kW'),
  saving: 'Saving a month',
  subsidy: 'Subsidy',
  subsidyCounted: 'Counted in',
  subsidyNotCounted: 'Not counted',
  note: 'We keep it with your request, so that you need not explain it again.',
};
