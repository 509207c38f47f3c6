import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useSearchParamsAfterHydration } from '~/lib/use-search-params-after-hydration';
import { paths } from '~/paths';
import { toast } from '~/ui/toast';
import { CodeForm } from './code-form';
import { DemoAccounts } from './demo-accounts';
import { EmailForm } from './email-form';
import { login } from './en';
import { returnPath } from './return-path';
import { signOut, useSession } from './session';

/** The steps of signing in: the address, then the code that was mailed to it. A demo needs no code. */
export function LoginPanel() {
  const session = useSession();
  const navigate = useNavigate();
  const next = returnPath(useSearchParamsAfterHydration().get('next'));
  const [email, setEmail] = useState('');
  const [codeSent, setCodeSent] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const [leaving, setLeaving] = useState(false);

  const onSignedIn = (signedInEmail: string) => {
    setLeaving(true);
    const { success, dashboardLink } = login.toasts;
    toast({ ...success(signedInEmail), ...(next === '/' && { action: dashboardLink }) });
    void navigate(next);
  };

  if (session.status === 'signed-in' && !leaving) return <SignedIn email={session.user.email} />;
  if (codeSent) {
    return <CodeForm email={email} onSignedIn={onSignedIn} onBack={() => setCodeSent(false)} />;
  }
  const onCodeSent = (address: string) => {
    setEmail(address);
    setCodeSent(true);
  };
  const choose = (address: string) => {
    if (field.current) field.current.value = address;
  };
  return (
    <>
      <EmailForm field={field} email={email} onCodeSent={onCodeSent} onSignedIn={onSignedIn} />
      {import.meta.env.VITE_DEMO && <DemoAccounts onChoose={choose} />}
    </>
  );
}

function SignedIn({ email }: { email: string }) {
  return (
    <div className="grid gap-4">
      <h2 className="text-2xl">{login.signedIn.title}</h2>
      <p className="break-words text-ink-soft">{login.signedIn.text(email)}</p>
      <div className="flex flex-wrap gap-3">
        <Link to={paths.dashboard} className="btn btn-sun">
          {login.signedIn.dashboard}
        </Link>
        <button type="button" className="btn btn-line" onClick={() => void signOut()}>
          {login.signedIn.signOut}
        </button>
      </div>
    </div>
  );
}
