import { useQuery } from '@tanstack/react-query';
import { company } from '~/company/facts';
import type { Person } from '~/dashboard/leads/lead';
import { formatPhone, plainName } from '~/dashboard/records/format-value';
import { languageOf } from '~/lib/language-of';
import { chatLink, dialLink, mailLink } from '~/lib/untrusted-links';
import { Icon } from '~/ui/icon';
import { people } from './en';
import { numbersQuery } from './queries';

export function PersonContact({ person }: { person: Person }) {
  const { data: numbers = [] } = useQuery(numbersQuery(person.id));
  const mail = person.email && mailLink(person.email, company.name);
  return (
    <section aria-labelledby="contact" className="card grid grid-cols-1 gap-2 p-4 sm:p-5">
      <h3 id="contact" className="text-sm font-bold">
        {people.person.contact}
      </h3>
      <ul className="grid grid-cols-1 gap-2">
        <PhoneNumber person={person} />
        {numbers.map((number) => (
          <PhoneNumber key={number.id} person={number} isOther />
        ))}
        <li className="flex min-w-0 items-center gap-2 text-sm">
          <Icon name="mail" className="shrink-0 text-ink-soft" />
          {mail ? (
            <a href={mail} className="link min-w-0 truncate pointer-coarse:py-3">
              <bdi>{person.email}</bdi>
            </a>
          ) : (
            <bdi className="min-w-0 truncate text-ink-soft">{person.email ?? people.noEmail}</bdi>
          )}
        </li>
      </ul>
    </section>
  );
}

function PhoneNumber({ person, isOther = false }: { person: Person; isOther?: boolean }) {
  const dial = dialLink(person.phone);
  const chat = chatLink(person.phone, `Hello ${plainName(person.name)}, this is ${company.name}.`);
  const number = formatPhone(person.phone);
  return (
    <li className="flex flex-wrap items-center gap-2 text-sm">
      {dial && (
        <a href={dial} className={`tool ${isOther ? '' : 'tool-strong'}`}>
          <Icon name="phone" />
          <span className="sr-only">Call </span>
          <span className="tabular-nums">{number}</span>
        </a>
      )}
      {chat && (
        <a href={chat} target="_blank" rel="noreferrer" className="tool">
          <Icon name="message-circle" className="text-panel-600" />
          {people.person.chat}
          <span className="sr-only"> {number}</span>
        </a>
      )}
      {isOther && (
        <span className="min-w-0 text-xs break-words text-ink-soft">
          {people.person.otherNumber}, <bdi lang={languageOf(person.name)}>{person.name}</bdi>
        </span>
      )}
    </li>
  );
}
