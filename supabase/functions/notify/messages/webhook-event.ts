import type { Lead, Message, ToldProposal } from '../message.ts';
import { leadLink } from './lead-words.ts';
import type { Site } from './site.ts';

/** What a webhook is told; undefined when the lead has been deleted since. */
export function webhookEvent({ id, events: [event] }: Message, site: Site) {
  if (!event || (event.type !== 'test' && !event.lead)) return undefined;
  return {
    id,
    type: event.type,
    timestamp: new Date(event.created_at).toISOString(),
    data: event.lead
      ? { ...leadData(event.lead, site), told_status: event.status, proposal: proposalData(event.proposal) }
      : {},
  };
}

/** Amounts in paise. What it says in full is for its customer. */
const proposalData = (proposal: ToldProposal | null) =>
  proposal && {
    number: proposal.number,
    version: proposal.version,
    price: proposal.price,
    cost: proposal.cost,
    accepted_by: proposal.accepted_by,
    reason: proposal.reason,
    question: proposal.question,
    answer: proposal.answer,
  };

const leadData = (lead: Lead, site: Site) => ({
  id: lead.id,
  reference: lead.reference,
  kind: lead.kind,
  status: lead.status,
  name: lead.name,
  phone: lead.phone,
  email: lead.email,
  place: lead.place,
  locale: lead.locale,
  source: lead.source,
  owner: lead.owner,
  follow_up_at: lead.follow_up_at,
  created_at: lead.created_at,
  url: leadLink(lead, site),
});
