import { PageHero } from '~/components/ui/page-hero';
import { pageMeta } from '~/lib/seo';

export const meta = () => pageMeta({ title: 'About', description: 'About', path: '/about' });

export default function Page() {
  return <PageHero title="About" />;
}
