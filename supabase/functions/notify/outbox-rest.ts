import type { Message } from './message.ts';
import type { Outbox, PushKeys } from './outbox.ts';

const TIMEOUT_MS = 15_000;

/** The outbox over Supabase's REST API, with the secret key. */
export function createRestOutbox(url: string, secretKey: string): Outbox {
  // A legacy key is a token too, and the gateway wants it as one; the newer kind is refused there.
  const authorization = secretKey.startsWith('eyJ') ? { authorization: `Bearer ${secretKey}` } : undefined;

  async function call<T>(name: string, args: Record<string, unknown>): Promise<T> {
    const response = await fetch(`${url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { apikey: secretKey, ...authorization, 'content-type': 'application/json' },
      body: JSON.stringify(args),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${name} answered ${response.status}`);
    return (text ? JSON.parse(text) : null) as T;
  }

  return {
    claim: ({ channels, only, upTo, leaseSeconds }) =>
      call<Message[]>('claim_deliveries', {
        with_channels: channels,
        up_to: upTo,
        lease_seconds: leaseSeconds,
        only_channels: only,
      }),
    settle: ({ id, attempt }, outcome, reason) =>
      call('settle_delivery', { settled: id, attempt, outcome, reason: reason ?? null }),
    async nextAt(channels) {
      const at = await call<string | null>('next_delivery_at', { with_channels: channels });
      return at === null ? null : new Date(at);
    },
    ensurePushKeys: (fresh) =>
      call<PushKeys | null>('ensure_push_keys', {
        new_public: fresh?.public_key ?? null,
        new_private: fresh?.private_key ?? null,
      }),
    prune: () => call('prune_outbox', {}),
  };
}
