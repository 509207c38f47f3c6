import { toast } from '~/components/ui/toast';
import { dashboard } from '~/content/dashboard';
import { Dashboard } from '~/features/admin/dashboard';
import { OfficeGate } from '~/features/session/office-gate';
import { signOut } from '~/features/session/session';
import { QueryProvider } from '~/lib/query';
import { pageMeta } from '~/lib/seo';
import '~/styles/office.css';

export const meta = () =>
  pageMeta({ title: dashboard.title, description: dashboard.description, path: '/admin', noIndex: true });

export default function Admin() {
  return (
    <div className="office">
      <QueryProvider>
        <OfficeGate>
          {(user) => (
            <Dashboard
              key={user.id}
              isAdmin={user.isAdmin}
              account={{
                email: user.email,
                onSignOut: () => void signOut().then(() => toast(dashboard.toasts.signedOut)),
              }}
            />
          )}
        </OfficeGate>
      </QueryProvider>
    </div>
  );
}
