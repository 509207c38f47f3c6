import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Email, SendEmail } from './code-mailer.ts';

/** Without a mail server: the email is a file, and the terminal shows its subject, which carries the code. */
export function createOutbox(folder: string, log: (line: string) => void): SendEmail {
  let count = 0;
  return async ({ to, subject, text }: Email) => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    count += 1;
    const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${count}.txt`;
    writeFileSync(path.join(folder, name), `To: ${to}\nSubject: ${subject}\n\n${text}\n`, { mode: 0o600 });
    log(`mail to ${to}: ${subject}`);
  };
}
