import type { ChannelName, Message } from './message.ts';
import type { Outcome } from './outcome.ts';

export type PushKeys = { public_key: string; private_key: JsonWebKey };

export type Claim = {
  /** All that this sender has: for them deliveries are made of what happened. */
  channels: ChannelName[];
  /** Those with room at the moment. */
  only: ChannelName[];
  upTo: number;
  leaseSeconds: number;
};

/** The database as a sender sees it; over SQL in the embedded server, over REST everywhere else. */
export type Outbox = {
  claim(claim: Claim): Promise<Message[]>;
  settle(message: Message, outcome: Outcome['as'] | 'released', reason?: string): Promise<void>;
  /** When to look again, if nothing happens before; null for never. */
  nextAt(channels: ChannelName[]): Promise<Date | null>;
  /** The stored keys, or these if there are none yet; null where there are none and none are given. */
  ensurePushKeys(fresh?: PushKeys): Promise<PushKeys | null>;
  prune(): Promise<void>;
};
