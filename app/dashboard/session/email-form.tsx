import { type FormEvent, type RefObject, useState } from 'react';
import { toDataError } from '~/lib/data-error';
import { useHydrated } from '~/lib/use-search-params-after-hydration';
import { toast } from '~/ui/toast';
import { demoLogin, login } from './en';
import { sendCode, signInToDemo } from './sign-in';

interface EmailFormProps {
  /** The field keeps its own text: what was typed before the script ran stays. */
  field: RefObject<HTMLInputElement | null>;
  /** The address that was used before, to be corrected. */
  email: string;
  onCodeSent(email: string): void;
  onSignedIn(email: string): void;
}

export function EmailForm({ field, email, onCodeSent, onSignedIn }: EmailFormProps) {
  const hydrated = useHydrated();
  const [pending, setPending] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const address = (field.current?.value ?? '').trim().toLowerCase();
    if (!address) return toast(login.toasts.noEmail);
    setPending(true);
    try {
      if (import.meta.env.VITE_DEMO && (await signInToDemo(address))) return onSignedIn(address);
      await sendCode(address);
      onCodeSent(address);
    } catch (error) {
      toast(failureOf(error));
    } finally {
      setPending(false);
    }
  };

  return (
    // The browser's own check would speak first, and otherwise than the specification. Never GET: pressed before the
    // script runs, it would put the address into the URL.
    <form method="post" onSubmit={submit} noValidate className="grid gap-4">
      <div className="field">
        <label htmlFor="login-email" className="field-label">
          {login.email.label}
        </label>
        <input
          id="login-email"
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          placeholder={login.email.placeholder}
          ref={field}
          defaultValue={email}
          className="input"
        />
      </div>
      <button type="submit" className="btn btn-sun" disabled={!hydrated || pending} aria-busy={pending}>
        {login.submit}
      </button>
    </form>
  );
}

function failureOf(error: unknown) {
  const { status, code } = toDataError(error);
  if (import.meta.env.VITE_DEMO && code === 'refused' && status !== 429) return demoLogin.refused;
  return status === 429 ? { ...login.toasts.failed, description: login.tooMany } : login.toasts.failed;
}
