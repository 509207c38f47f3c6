import { PageHero } from '~/components/ui/page-hero';
import { pageMeta } from '~/lib/seo';

export const meta = () => pageMeta({ title: 'Home', description: 'Home', path: '/' });

export default function Page() {
  return <PageHero title="Home" />;
}
