/** What the outbox lists, as its address says it. */
export const OUTBOX_STATES = ['all', 'waiting', 'sent', 'failed'] as const;
export type OutboxState = (typeof OUTBOX_STATES)[number];

export const CHANNELS = ['email', 'push', 'webhook'] as const;
export type Channel = (typeof CHANNELS)[number];

export interface OutboxFilter {
  state: OutboxState;
  /** null: all. */
  channel: Channel | null;
}
