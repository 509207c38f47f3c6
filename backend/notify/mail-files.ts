import type { SendMail } from '../../supabase/functions/notify/channels/email.ts';
import { SENT } from '../../supabase/functions/notify/outcome.ts';
import { createOutbox } from '../supabase/mail/outbox.ts';

/** Without a mail server: a file for each mail and a line in the terminal, as for sign-in codes. */
export function createFileMail(folder: string, log: (line: string) => void): SendMail {
  const write = createOutbox(folder, log);
  return async ({ to, subject, text }) => {
    await write({ to, subject, text });
    return SENT;
  };
}
