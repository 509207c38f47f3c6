import type { LeadTable } from '../../../app/leads/kind.ts';
import type { ProposalContent } from '../../../app/proposals/content.ts';

/** What `claim_deliveries` hands out: everything a message says, read at the moment of sending. */
export type Message = {
  /** The delivery's: also the idempotency key that the message carries. */
  id: string;
  attempt: number;
  channel: ChannelName;
  template: Template;
  created_at: string;
  staff: { id: string; name: string | null; email: string } | null;
  push: { endpoint: string; p256dh: string; auth: string } | null;
  lead: Lead | null;
  subscriber: Subscriber | null;
  events: OutboxEvent[];
  /** Of the morning's mail alone: what is due. */
  due: Omit<Lead, 'record' | 'owner'>[] | null;
};

export type ChannelName = 'email' | 'push' | 'webhook';

export type Template =
  | 'new-lead'
  | 'follow-up'
  | 'digest'
  | 'morning'
  | 'test'
  | 'acknowledgement'
  | 'status'
  | 'confirm-subscription'
  | 'article'
  | 'event'
  | 'proposal'
  | 'proposal-accepted'
  | 'proposal-answered';

export type Lead = {
  id: string;
  kind: LeadTable;
  reference: string;
  name: string;
  phone: string;
  email: string | null;
  place: string | null;
  status: string;
  is_open: boolean;
  locale: string;
  source: string;
  follow_up_at: string | null;
  created_at: string;
  /** The form as it was sent. */
  record: Record<string, unknown> | null;
  owner: string | null;
};

export type Subscriber = {
  id: string;
  email: string;
  locale: string;
  token?: string;
  confirmed_at?: string | null;
};

export type OutboxEvent = {
  id: number;
  type:
    | 'lead-created'
    | 'status-changed'
    | 'follow-up-due'
    | 'subscribed'
    | 'article-sent'
    | 'test'
    | 'proposal-sent'
    | 'proposal-accepted'
    | 'proposal-declined'
    | 'proposal-asked'
    | 'proposal-answered';
  status: string | null;
  article: string | null;
  due_at: string | null;
  created_at: string;
  lead: Lead | null;
  proposal: ToldProposal | null;
};

export type ToldProposal = {
  id: string;
  number: string;
  version: number;
  /** In paise. */
  price: number;
  cost: number;
  accepted_by: string | null;
  reason: string | null;
  answered_at: string | null;
  content_hash: string | null;
  withdrawn_at: string | null;
  /** Of what it says. */
  locale: string;
  question: string | null;
  answer: string | null;
  /** Of what was accepted. */
  content: ProposalContent | null;
};
