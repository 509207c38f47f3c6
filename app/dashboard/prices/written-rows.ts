import { todayInIndia } from '~/forms/rules';
import { formatDecimal, PERCENT, RUPEES } from '~/proposals/decimals';
import type { PriceItem, Scheme, Terms } from './price-data';
import { formatSteps } from './steps-text';

type Dated = Pick<PriceItem, 'valid_from' | 'valid_until' | 'source'>;

/** What stands in the form of a row; of none, the day on which it begins to hold. */
const writtenDays = (row: Dated | null) => ({
  valid_from: row?.valid_from ?? todayInIndia(),
  valid_until: row?.valid_until ?? '',
  source: row?.source ?? '',
});

export const writtenItem = (row: PriceItem | null) => ({
  ...(row && {
    label: row.label,
    label_hi: row.label_hi ?? '',
    unit_price: formatDecimal(row.unit_price, RUPEES),
    gst: formatDecimal(row.gst, PERCENT),
  }),
  unit: row?.unit ?? 'piece',
  ...writtenDays(row),
});

export const writtenScheme = (row: Scheme | null) => ({
  ...(row && {
    name: row.name,
    name_hi: row.name_hi ?? '',
    steps: formatSteps(row.steps),
    cap: formatDecimal(row.cap, RUPEES),
    note: row.note ?? '',
  }),
  ...writtenDays(row),
});

export const writtenTerms = (row: Terms | null) => ({
  ...(row && { section: row.section, locale: row.locale, body: row.body }),
  ...writtenDays(row),
});
