import { PageHero } from '~/components/ui/page-hero';
import { pageMeta } from '~/lib/seo';

export const meta = () => pageMeta({ title: 'Services', description: 'Services', path: '/services' });

export default function Page() {
  return <PageHero title="Services" />;
}
