import type { App } from '@supabase/lite';

export type Email = { to: string; subject: string; text: string };
export type SendEmail = (email: Email) => Promise<void>;

type LiteMailer = NonNullable<App['_mailer']>;

/**
 * Writes the email with a sign-in code. lite calls this while it holds the database, so the email leaves afterwards:
 * `delivered` waits for it and tells the caller whether it went.
 */
export class CodeMailer implements LiteMailer {
  readonly #send: SendEmail;
  readonly #lifetimeMinutes: number;
  readonly #underway = new Map<string, Promise<void>>();

  constructor(send: SendEmail, lifetimeSeconds: number) {
    this.#send = send;
    this.#lifetimeMinutes = Math.round(lifetimeSeconds / 60);
  }

  async sendMagicLink(email: string, _tokenHash: string, code: string): Promise<void> {
    const sending = this.#send({
      to: email,
      subject: `${code} is your sign-in code`,
      text: [
        `Your sign-in code is ${code}. It works once, for ${this.#lifetimeMinutes} minutes.`,
        'If you did not ask for it, ignore this message; nobody can sign in without the code.',
      ].join('\n\n'),
    });
    sending.catch(() => undefined); // reported by delivered()
    this.#underway.set(email, sending);
  }

  async delivered(email: string): Promise<void> {
    const address = email.toLowerCase();
    try {
      await this.#underway.get(address);
    } finally {
      this.#underway.delete(address);
    }
  }

  sendConfirmation = notUsed;
  sendRecovery = notUsed;
  sendEmailChange = notUsed;
  sendReauthentication = notUsed;
}

/** The gateway offers no path that leads here. */
async function notUsed(): Promise<void> {
  throw new Error('Only sign-in codes are sent');
}
