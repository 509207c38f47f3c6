import { createTransport, type Transporter } from 'nodemailer';
import type { SendMail } from '../../supabase/functions/notify/channels/email.ts';
import {
  failed,
  networkFailure,
  type Outcome,
  retry,
  SENT,
} from '../../supabase/functions/notify/outcome.ts';

const WHOSE = 'The mail server';

/** Mail by SMTP. A connection is kept for the next mail; one that was given up on is closed, whatever it is doing. */
export function createSmtpMail(url: string, from: string, silenceMs = 15_000): SendMail & { close(): void } {
  const domain = /@([a-z0-9.-]+)/i.exec(from)?.[1] ?? 'localhost';
  const idle: Transporter[] = [];
  let closed = false;

  const connect = () =>
    createTransport(
      {
        url,
        pool: true,
        maxConnections: 1,
        maxRequeues: 0,
        connectionTimeout: silenceMs,
        greetingTimeout: silenceMs,
        socketTimeout: silenceMs,
        disableFileAccess: true,
        disableUrlAccess: true,
      },
      { from },
    ) as unknown as Transporter;

  const send: SendMail = async ({ id, to, ...mail }, signal) => {
    const transport = idle.pop() ?? connect();
    const giveUp = () => transport.close({ force: true });
    signal.addEventListener('abort', giveUp, { once: true });
    try {
      // As an object it is one address, whatever it looks like.
      await transport.sendMail({ ...mail, to: { name: '', address: to }, messageId: `<${id}@${domain}>` });
      return SENT;
    } catch (error) {
      return outcomeOfSmtp(error as SmtpError, signal);
    } finally {
      signal.removeEventListener('abort', giveUp);
      if (closed || signal.aborted) giveUp();
      else idle.push(transport);
    }
  };

  return Object.assign(send, {
    close() {
      closed = true;
      for (const transport of idle.splice(0)) transport.close();
    },
  });
}

type SmtpError = Error & { code?: string; responseCode?: number; command?: string };

/** Only what the server says of this mail or this address is final; a refused sign-in is ours to mend. */
function outcomeOfSmtp(error: SmtpError, signal: AbortSignal): Outcome {
  const { code, responseCode } = error;
  if (signal.aborted) return retry(`${WHOSE} did not answer in time`);
  const aboutThisMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (aboutThisMail && (responseCode === undefined || responseCode >= 500))
    return failed(`${WHOSE} refused it${responseCode ? ` (${responseCode})` : ''}`);
  if (responseCode) return retry(`${WHOSE} answered ${responseCode}`);
  return networkFailure(error, WHOSE);
}
