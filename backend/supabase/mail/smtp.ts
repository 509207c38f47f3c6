import { createTransport } from 'nodemailer';
import type { Letter, SendLetter } from './code-mailer.ts';

const TIMEOUT_MS = 15_000;

export function createSmtpSender(url: string, from: string): SendLetter {
  const transport = createTransport(
    { url, connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS },
    { from },
  );
  return async (letter: Letter) => void (await transport.sendMail(letter));
}
