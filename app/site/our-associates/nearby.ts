import { unwrap } from '~/lib/data-error';
import { visitorTables } from '~/lib/visitor-tables';
import type { Associate, BusinessType } from './list-associates';

interface Nearby {
  /** First three digits in common: one sorting district of the post. */
  district: Associate[];
  /** First two digits in common, the district's own left out: one postal region. */
  region: Associate[];
}

export const DISTRICT_DIGITS = 3;
export const REGION_DIGITS = 2;

/** A pincode without associates is answered with these; more would be a list, not a hint. */
const ENOUGH = 6;

const COLUMNS =
  'id, full_name, city, state, pincode, google_maps_url, business_type, experience_years, existing_business, certificate_url, created_at';

const WHOLE_PINCODE = /^[1-9]\d{5}$/;

export const isWholePincode = (text: string) => WHOLE_PINCODE.test(text);

/** Approved associates around a whole pincode, the closest numbers first; the region only when the district has few. */
export async function listNearby(
  pincode: string,
  businessType: BusinessType | undefined,
  signal: AbortSignal,
): Promise<Nearby> {
  const district = await listByFirstDigits(pincode.slice(0, DISTRICT_DIGITS), businessType, signal);
  if (district.length >= ENOUGH) return { district: closest(district, pincode), region: [] };
  const region = await listByFirstDigits(pincode.slice(0, REGION_DIGITS), businessType, signal);
  const others = region.filter((associate) => !district.some(({ id }) => id === associate.id));
  return { district: closest(district, pincode), region: closest(others, pincode) };
}

/** A range, not a pattern: behind row rules Postgres answers only the range from an index. */
async function listByFirstDigits(
  digits: string,
  businessType: BusinessType | undefined,
  signal: AbortSignal,
): Promise<Associate[]> {
  const tables = visitorTables();
  let query = tables
    .from('associate_registrations')
    .select(COLUMNS)
    .eq('status', 'approved')
    .gte('pincode', digits.padEnd(6, '0'))
    .lte('pincode', digits.padEnd(6, '9'));
  if (businessType) query = query.eq('business_type', businessType);
  return unwrap(await query.order('pincode').limit(200).abortSignal(signal)) ?? [];
}

function closest(associates: Associate[], pincode: string): Associate[] {
  const distance = (associate: Associate) => Math.abs(Number(associate.pincode) - Number(pincode));
  return [...associates].sort((a, b) => distance(a) - distance(b)).slice(0, ENOUGH);
}
