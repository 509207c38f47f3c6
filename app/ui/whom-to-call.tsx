import { officeHours } from '~/company/en';
import { company } from '~/company/facts';
import { languageOf } from '~/lib/language-of';
import { telephoneLink } from '~/lib/whatsapp';
import { Icon } from './icon';

interface WhomToCallProps {
  words: {
    title: string;
    /** Around the name. */
    owner: { before: string; after: string };
    text: string;
    call: (number: string) => string;
    chat: string;
  };
  /** The first name of the staff member who looks after it. */
  owner: string | null;
  /** A chat with the business, its first message typed already. */
  chat: string;
}

export function WhomToCall({ words, owner, chat }: WhomToCallProps) {
  return (
    <aside className="lg:pt-12">
      <h2 className="text-xl">{words.title}</h2>
      {owner && (
        <p className="mt-3 font-semibold wrap-anywhere">
          {words.owner.before} <bdi lang={languageOf(owner)}>{owner}</bdi> {words.owner.after}
        </p>
      )}
      <p className="mt-3 text-ink-soft">{words.text}</p>
      <div className="mt-5 grid gap-3 sm:justify-items-start lg:justify-items-stretch">
        <a href={telephoneLink(company.tollFree.e164)} className="btn btn-panel">
          <Icon name="phone" /> {words.call(company.tollFree.display)}
        </a>
        <a href={chat} target="_blank" rel="noreferrer" className="btn btn-line">
          <Icon name="message-circle" /> {words.chat}
        </a>
      </div>
      <dl className="mt-5 grid max-w-sm gap-1 text-sm text-ink-soft">
        {officeHours.map(({ days, hours }) => (
          <div key={days} className="flex flex-wrap justify-between gap-x-4">
            <dt>{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
