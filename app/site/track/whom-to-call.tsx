import { officeHours } from '~/company/en';
import { company } from '~/company/facts';
import { followUpWords } from '~/leads/follow-up/en';
import { telephoneLink, whatsappMessage } from '~/lib/whatsapp';
import { Icon } from '~/ui/icon';
import { trackPage } from './en';

const { contact } = trackPage;

interface WhomToCallProps {
  /** The first name of the staff member who looks after the request. */
  owner: string | null;
  reference: string | undefined;
}

export function WhomToCall({ owner, reference }: WhomToCallProps) {
  const chat = whatsappMessage(contact.greeting, { [followUpWords.reference]: reference ?? null });
  return (
    <aside className="lg:pt-12">
      <h2 className="text-xl">{contact.title}</h2>
      {owner && <p className="mt-3 font-semibold wrap-anywhere">{contact.owner(owner)}</p>}
      <p className="mt-3 text-ink-soft">{contact.text}</p>
      <div className="mt-5 grid gap-3 sm:justify-items-start lg:justify-items-stretch">
        <a href={telephoneLink(company.tollFree.e164)} className="btn btn-panel">
          <Icon name="phone" /> {contact.call(company.tollFree.display)}
        </a>
        <a href={chat} target="_blank" rel="noreferrer" className="btn btn-line">
          <Icon name="message-circle" /> {contact.chat}
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
