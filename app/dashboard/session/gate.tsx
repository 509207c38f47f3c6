import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { company } from '~/company/facts';
import { dashboard } from '~/dashboard/en';
import { useFocusOnNavigation } from '~/lib/use-focus-on-navigation';
import { Icon } from '~/ui/icon';
import { Logo } from '~/ui/logo';
import { loginPath } from './return-path';
import { retrySession, type SessionUser, useSession } from './session';

/** Lets whoever is signed in through. What they may see is decided by the database. */
export function SessionGate({ children }: { children: (user: SessionUser) => ReactNode }) {
  const session = useSession();
  const { search } = useLocation();
  const client = useQueryClient();
  const signedOut = session.status === 'signed-out';
  useEffect(() => {
    // The next person at this computer must not find the last one's records in memory.
    if (signedOut) client.clear();
  }, [signedOut, client]);

  switch (session.status) {
    case 'loading':
      return (
        <Centred>
          <Icon name="loader-circle" className="spin size-10 text-panel-600" />
          <p role="status" className="text-sm text-ink-soft">
            {dashboard.loading}
          </p>
        </Centred>
      );
    case 'signed-out':
      return (
        <Centred title={dashboard.denied.title} text={dashboard.denied.text}>
          <Link to={loginPath(search)} className="btn btn-sun">
            {dashboard.denied.action}
          </Link>
        </Centred>
      );
    case 'unreachable':
      return (
        <Centred title={dashboard.unreachable.title} text={dashboard.unreachable.text}>
          <button type="button" className="btn btn-panel" onClick={() => void retrySession()}>
            {dashboard.unreachable.action}
          </button>
        </Centred>
      );
    case 'signed-in':
      return children(session.user);
  }
}

/** Without a title it only stands in for what comes next. */
function Centred({ title, text, children }: { title?: string; text?: string; children: ReactNode }) {
  const main = useFocusOnNavigation(title !== undefined);
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="px-5 py-4">
        <Logo />
      </header>
      <main
        ref={main}
        tabIndex={-1}
        className="grid flex-1 place-content-center justify-items-center gap-4 p-6 text-center outline-none"
      >
        {title && <h1 className="text-3xl">{title}</h1>}
        {text && <p className="max-w-md text-ink-soft">{text}</p>}
        {children}
      </main>
      <footer className="px-5 py-4 text-center text-xs text-ink-soft">© {company.legalName}</footer>
    </div>
  );
}
