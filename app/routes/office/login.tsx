import { PageHero } from '~/components/ui/page-hero';
import { pageMeta } from '~/lib/seo';

export const meta = () => pageMeta({ title: 'Login', description: 'Login', path: '/login' });

export default function Page() {
  return <PageHero title="Login" />;
}
