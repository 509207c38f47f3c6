import type { RecordRow, RecordTable } from '~/leads/kind';
import { Icon } from '~/ui/icon';
import { contactLinks } from './contact-links';

export function ContactActions({ table, row }: { table: RecordTable; row: RecordRow }) {
  const links = contactLinks(table, row);
  if (links.length === 0) return null;
  return (
    <ul className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
      {links.map(({ label, icon, href }) => (
        <li key={label}>
          <a
            href={href}
            className="tool w-full justify-center pointer-coarse:h-11"
            {...(href.startsWith('https:') && { target: '_blank', rel: 'noreferrer' })}
          >
            <Icon name={icon} className="text-panel-600" />
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
