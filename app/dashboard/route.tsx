import { ScrollRestoration } from 'react-router';
import { QueryProvider } from '~/lib/query';
import { pageMeta } from '~/lib/seo';
import { paths } from '~/paths';
import { addIcons } from '~/ui/icon';
import { officeIcons } from '~/ui/office-icons.generated';
import { toast } from '~/ui/toast';
import { Dashboard } from './dashboard';
import { dashboard } from './en';
import { SessionGate } from './session/gate';
import { signOut } from './session/session';
import '~/styles/dashboard.css';

addIcons(officeIcons);

export const meta = () =>
  pageMeta({
    title: dashboard.title,
    description: dashboard.description,
    path: paths.dashboard,
    noIndex: true,
  });

export default function Admin() {
  return (
    <div className="dashboard">
      <QueryProvider>
        <SessionGate>
          {(user) => (
            <Dashboard
              key={user.id}
              staff={user.staff}
              account={{
                email: user.email,
                onSignOut: () => void signOut().then(() => toast(dashboard.toasts.signedOut)),
              }}
            />
          )}
        </SessionGate>
        <ScrollRestoration />
      </QueryProvider>
    </div>
  );
}
