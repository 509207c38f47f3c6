import { createTransport } from 'nodemailer';
import type { Email, SendEmail } from './code-mailer.ts';

const TIMEOUT_MS = 15_000;

export function createSmtpSender(url: string, from: string): SendEmail {
  const transport = createTransport(
    { url, connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS },
    { from },
  );
  return async (email: Email) => void (await transport.sendMail(email));
}
