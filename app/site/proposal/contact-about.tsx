import { whatsappMessage } from '~/lib/whatsapp';
import { WhomToCall } from '~/ui/whom-to-call';
import type { Opened } from './calls';
import { proposalPage } from './en';

const { contact } = proposalPage;

/** Whom to call, about a proposal if it is known which. */
export function ContactAbout({ proposal }: { proposal?: Opened }) {
  const chat = whatsappMessage(contact.greeting, { [contact.number]: proposal?.number ?? null });
  return <WhomToCall words={contact} owner={proposal?.contact_name ?? null} chat={chat} />;
}
