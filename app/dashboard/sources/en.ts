/** Words of the report on where leads come from. */
export const sourceWords = {
  received: (leads: string, sources: string, period: string) => `${leads} from ${sources} came in ${period}.`,
  between: (from: string, to: string) => `from ${from} to ${to}`,
  until: (to: string) => `until ${to}`,
  most: 'Most came from',
  ofAll: (count: string, share: string) => `${count}, which is ${share}.`,
  results: (reached: string, reachedShare: string, won: string, wonShare: string) =>
    `${reached} were reached (${reachedShare}), ${won} won (${wonShare}).`,
  chart: 'Leads by source',
  chartHint: 'Each bar is made up of the kinds of leads; a number opens its list.',
  others: (count: string) => `${count} smaller sources stand in the table below.`,
  bySource: 'By source',
  byKind: 'By kind',
  source: 'Source',
  kind: 'Kind',
  leads: 'Leads',
  reached: 'Reached',
  won: 'Won',
  all: 'All',
  direct: 'Direct',
  meaning:
    'Direct: no other website or campaign led the visitor here. Reached: somebody spoke with them. Won: booked, approved, enrolled or answered to the end.',
  openList: (source: string) => `from ${source}`,
  none: {
    title: 'No leads in this time',
    text: 'Choose a longer time. The source of a lead is known from its first page on the website.',
  },
} as const;
