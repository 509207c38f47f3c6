import type { Lead, Message, OutboxEvent, ToldProposal } from '../supabase/functions/notify/message.ts';
import { sampleContent } from './sample-proposal.ts';

const LEAD_ID = '2b4ffde0-aa94-41dc-b7bb-36f90393bfdb';

/** A lead as `claim_deliveries` tells it. */
export const sampleLead = (overrides: Partial<Lead> = {}): Lead => ({
  id: LEAD_ID,
  kind: 'consultation_bookings',
  reference: '7F9ZVS7CLJ',
  name: 'Asha Rani',
  phone: '+919876543210',
  email: 'asha@mail.example',
  place: 'Gomti Nagar, Lucknow',
  status: 'pending',
  is_open: true,
  locale: 'en',
  source: 'direct',
  follow_up_at: null,
  created_at: '2026-11-16T10:00:00Z',
  record: {
    requirements: 'Three kilowatts, please.',
    preferred_date: '2026-11-20',
    preferred_time: 'morning',
  },
  owner: null,
  ...overrides,
});

export const sampleEvent = (overrides: Partial<OutboxEvent> = {}): OutboxEvent => ({
  id: 1,
  type: 'lead-created',
  status: null,
  article: null,
  due_at: null,
  created_at: '2026-11-16T10:00:00Z',
  lead: sampleLead(),
  proposal: null,
  ...overrides,
});

export const sampleToldProposal = (overrides: Partial<ToldProposal> = {}): ToldProposal => ({
  id: '5f4dcc3b-5aa7-4d61-9d83-27deb882cf99',
  number: 'P-2026-0017',
  version: 2,
  price: sampleContent().figures.price,
  cost: sampleContent().figures.cost,
  accepted_by: null,
  reason: null,
  answered_at: null,
  content_hash: null,
  withdrawn_at: null,
  locale: 'en',
  question: null,
  answer: null,
  content: null,
  ...overrides,
});

export const sampleMessage = (overrides: Partial<Message> = {}): Message => ({
  id: '16092146-aaa8-4936-bfc9-605fd133e0dd',
  attempt: 1,
  channel: 'email',
  template: 'new-lead',
  created_at: '2026-11-16T10:00:01Z',
  staff: { id: '8ff232aa-a250-4203-99d9-ebcc11ca2543', name: 'Agent', email: 'agent@office.example' },
  push: null,
  lead: null,
  subscriber: null,
  events: [sampleEvent()],
  due: null,
  ...overrides,
});
