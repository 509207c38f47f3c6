import { PageHero } from '~/components/ui/page-hero';
import { pageMeta } from '~/lib/seo';

export const meta = () => pageMeta({ title: 'Admin', description: 'Admin', path: '/admin' });

export default function Page() {
  return <PageHero title="Admin" />;
}
