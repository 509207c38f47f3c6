import type { IconName } from '~/components/ui/icon-names.generated';
import { company } from '~/content/company';
import { nameOf } from '../records/format-value';
import type { FieldKind, RecordRow, RecordTable } from '../records/record-table';

export interface ContactLink {
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
  const email = value('email');
  const map = mapLink(value('map'), String(row.location ?? ''));
  const greeting = `Hello ${nameOf(table, row)}, this is ${company.name}.`;
  const links: (ContactLink | false)[] = [
    phone !== '' && { label: 'Call', icon: 'phone', href: `tel:${phone}` },
    phone !== '' && {
      label: 'WhatsApp',
      icon: 'message-circle',
      href: `https://wa.me/${phone.replace('+', '')}?text=${encodeURIComponent(greeting)}`,
    },
    email !== '' && {
      label: 'Email',
      icon: 'mail',
      href: `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(company.name)}`,
    },
    map !== null && { label: 'Map', icon: 'map-pin', href: map },
  ];
  return links.filter((link) => link !== false);
}

/** What the record names itself, if it is a web address; otherwise a search for its place. */
function mapLink(address: string, location: string): string | null {
  if (address.startsWith('https://')) return address;
  if (!location) return null;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(location)}`;
}
