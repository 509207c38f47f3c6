import { PageHero } from '~/components/ui/page-hero';
import { pageMeta } from '~/lib/seo';

export const meta = () =>
  pageMeta({ title: 'Welcome', description: 'Welcome', path: '/associate-registration-success' });

export default function Page() {
  return <PageHero title="Welcome" />;
}
