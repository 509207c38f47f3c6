import { networkFailure, outcomeOf, retry } from '../outcome.ts';
import type { SendMail } from './email.ts';

type Settings = { url: string; key: string; from: string };

const WHOSE = 'The mail service';

/** For Edge Functions, which cannot reach a mail server's ports: one JSON call, in the shape that Resend takes. */
export function createApiSender({ url, key, from }: Settings): SendMail {
  return async ({ id, to, subject, text, html, replyTo, headers }, signal) => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${key}`,
          'content-type': 'application/json',
          'idempotency-key': id,
        },
        body: JSON.stringify({ from, to: [to], subject, text, html, reply_to: replyTo, headers }),
        redirect: 'manual',
        signal,
      });
      await response.body?.cancel();
      // A key that was revoked is mended in the settings; the mails need not be lost for it.
      if (response.status === 401 || response.status === 403)
        return retry(`${WHOSE} refuses our key (${response.status})`);
      return outcomeOf(response.status, WHOSE);
    } catch (error) {
      return networkFailure(error, WHOSE);
    }
  };
}
