import { formatPhone, sentenceCase } from '~/dashboard/records/format-value';
import type { Lead, Staff } from './lead';
import { staffName } from './staff-name';
import { whenWords } from './when';

/** What another changed since a lead was seen, for whoever wanted to change it too. */
export function changesBetween(seen: Lead, current: Lead, staff: Staff[], now: Date): string[] {
  const { owner_id, follow_up_at, lost_reason } = current;
  const lines: [keyof Lead, string][] = [
    ['owner_id', `owner: ${owner_id ? staffName(staff, owner_id) : 'nobody'}`],
    ['follow_up_at', `follow-up: ${follow_up_at ? whenWords(follow_up_at, now) : 'none'}`],
    ['status', `status: ${sentenceCase(current.status)}`],
    ['lost_reason', lost_reason ? `not interested: ${lost_reason}` : 'open again'],
    ['name', `name: ${current.name}`],
    ['phone', `phone: ${formatPhone(current.phone)}`],
    ['email', `email: ${current.email ?? 'none'}`],
    ['place', `place: ${current.place ?? 'none'}`],
  ];
  return lines.filter(([key]) => comparable(seen, key) !== comparable(current, key)).map(([, line]) => line);
}

/** One moment has several spellings: +00:00 and Z. */
const comparable = (lead: Lead, key: keyof Lead) =>
  key === 'follow_up_at' && lead.follow_up_at ? Date.parse(lead.follow_up_at) : lead[key];
