import { type FormEvent, useEffect, useRef, useState } from 'react';
import { toDataError } from '~/lib/data-error';
import { Icon } from '~/ui/icon';
import { toast } from '~/ui/toast';
import { login } from './en';
import { sendCode, verifyCode } from './sign-in';

const CODE_LENGTH = 6;
/** Supabase sends one mail a minute to an address. */
const RESEND_SECONDS = 60;

interface CodeFormProps {
  email: string;
  onSignedIn(email: string): void;
  onBack(): void;
}

export function CodeForm({ email, onSignedIn, onBack }: CodeFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  useEffect(() => input.current?.focus(), []);

  const verify = async (code: string) => {
    setPending(true);
    setProblem(null);
    try {
      await verifyCode(email, code);
      onSignedIn(email);
    } catch (error) {
      const { status = 0 } = toDataError(error);
      if (status === 429) setProblem(login.tooMany);
      else if (status >= 400 && status < 500) setProblem(login.code.wrong);
      else toast(login.toasts.failed);
      setPending(false);
      input.current?.select();
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = digitsOf(input.current?.value ?? '');
    if (code.length === CODE_LENGTH) void verify(code);
    else setProblem(login.code.incomplete);
  };

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <h2 className="text-2xl">{login.code.title}</h2>
      <p className="text-sm wrap-anywhere text-ink-soft">{login.code.sent(email)}</p>
      <div className="field">
        <label htmlFor="login-code" className="field-label">
          {login.code.label}
        </label>
        <input
          ref={input}
          id="login-code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={CODE_LENGTH + 2}
          readOnly={pending}
          aria-invalid={problem !== null}
          aria-describedby={problem ? 'login-code-error' : undefined}
          // A pasted or autofilled code is complete at once: no button needed.
          onChange={(event) => {
            const code = digitsOf(event.target.value);
            if (code.length === CODE_LENGTH && !pending) void verify(code);
          }}
          className="input text-2xl font-bold tracking-[0.4em] tabular-nums"
        />
        <p role="alert" id="login-code-error" className="field-error empty:hidden">
          {problem && (
            <>
              <Icon name="circle-alert" />
              {problem}
            </>
          )}
        </p>
      </div>
      <button type="submit" className="btn btn-sun" disabled={pending} aria-busy={pending}>
        {login.code.submit}
      </button>
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-2 text-sm">
        <ResendButton email={email} />
        <button type="button" className="link py-2" onClick={onBack}>
          {login.code.otherEmail}
        </button>
      </div>
    </form>
  );
}

function ResendButton({ email }: { email: string }) {
  const [sentAt, setSentAt] = useState(() => Date.now());
  const [now, setNow] = useState(sentAt);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, RESEND_SECONDS - Math.floor((now - sentAt) / 1000));

  const resend = async () => {
    setSentAt(Date.now());
    setNow(Date.now());
    try {
      await sendCode(email);
      toast(login.code.resent);
    } catch (error) {
      const tooMany = toDataError(error).status === 429;
      toast(tooMany ? { ...login.toasts.failed, description: login.tooMany } : login.toasts.failed);
    }
  };
  return (
    <button
      type="button"
      className="link py-2 disabled:text-ink-soft disabled:no-underline"
      disabled={seconds > 0}
      onClick={resend}
    >
      {seconds > 0 ? login.code.resendIn(seconds) : login.code.resend}
    </button>
  );
}

/** Spaces that came along with a copied code do not matter. */
const digitsOf = (text: string) => text.replace(/\D/g, '');
