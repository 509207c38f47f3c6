import type { ReactNode } from 'react';
import { company } from '~/company/facts';
import { useFocusOnNavigation } from '~/lib/use-focus-on-navigation';
import { Icon } from '~/ui/icon';
import { Logo } from '~/ui/logo';
import { SiteLink } from '~/ui/site-link';
import { footerLinks } from './en';

export interface Account {
  email: string;
  onSignOut(): void;
}

interface DashboardLayoutProps {
  account: Account;
  navigation: ReactNode;
  /** Left out for who is not staff. */
  bell: ReactNode;
  children: ReactNode;
}

/** A dark rail with the tabs beside the content; on narrow screens a bar above it. */
export function DashboardLayout({ account, navigation, bell, children }: DashboardLayoutProps) {
  const main = useFocusOnNavigation();
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:grid-rows-1">
      <header className="on-dark cells grid content-start gap-3 lg:sticky lg:top-0 lg:h-dvh lg:grid-rows-[auto_1fr_auto] lg:gap-6 lg:py-5">
        <div className="flex items-center justify-between gap-3 px-5 pt-3 lg:pt-0">
          <Logo />
          <div className="flex items-center gap-2">
            {bell}
            <div className="lg:hidden">
              <SignOutButton onSignOut={account.onSignOut} />
            </div>
          </div>
        </div>
        {navigation}
        <div className="hidden gap-3 border-t border-white/10 px-5 pt-4 text-xs lg:grid">
          <p className="truncate text-panel-200" title={account.email}>
            {account.email}
          </p>
          <SignOutButton onSignOut={account.onSignOut} />
        </div>
      </header>
      <div className="flex min-w-0 flex-col">
        <main
          ref={main}
          id="content"
          tabIndex={-1}
          className="mx-auto grid w-full max-w-[100rem] flex-1 content-start gap-4 p-4 outline-none sm:p-6 lg:p-8"
        >
          {children}
        </main>
        <footer className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-sand-200 px-4 py-4 text-xs text-ink-soft sm:px-6 lg:px-8">
          <p>© {company.legalName}</p>
          <ul className="flex flex-wrap gap-x-5">
            {footerLinks.map(({ label, to }) => (
              <li key={to}>
                <SiteLink to={to} className="inline-block py-1 hover:text-ink">
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </footer>
      </div>
    </div>
  );
}

function SignOutButton({ onSignOut }: { onSignOut(): void }) {
  return (
    <button
      type="button"
      onClick={onSignOut}
      className="flex h-11 items-center gap-2 rounded-md border border-white/25 px-3 text-xs font-semibold hover:bg-white/10 lg:h-10"
    >
      <Icon name="log-out" />
      <span className="max-[26rem]:sr-only">Sign out</span>
    </button>
  );
}
