import { company } from '~/company/facts';
import { greeting } from '~/dashboard/leads/greeting';
import { nameOf } from '~/dashboard/records/format-value';
import type { FieldKind, RecordRow, RecordTable } from '~/leads/kind';
import { chatLink, dialLink, mailLink, mapsLink } from '~/lib/untrusted-links';
import type { IconName } from '~/ui/icons.generated';

interface ContactLink {
  label: string;
  icon: IconName;
  href: string;
}

/** The ways to reach the person a record is about, from whatever it holds. */
export function contactLinks(table: RecordTable, row: RecordRow): ContactLink[] {
  const value = (kind: FieldKind) => {
    const field = table.fields.find((each) => each.kind === kind);
    return String((field && row[field.key]) ?? '');
  };
  const phone = value('phone');
  const links: { label: string; icon: IconName; href: string | undefined }[] = [
    { label: 'Call', icon: 'phone', href: dialLink(phone) },
    {
      label: 'WhatsApp',
      icon: 'message-circle',
      href: chatLink(phone, greeting({ id: row.id, name: nameOf(table, row), locale: row.locale })),
    },
    { label: 'Email', icon: 'mail', href: mailLink(value('email'), company.name) },
    { label: 'Map', icon: 'map-pin', href: mapsLink(value('map')) ?? searchOnMap(row.location) },
  ];
  return links.filter((link): link is ContactLink => link.href !== undefined);
}

/** For a record that names a place in words. */
function searchOnMap(location: unknown): string | undefined {
  if (typeof location !== 'string' || !location) return undefined;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(location)}`;
}
