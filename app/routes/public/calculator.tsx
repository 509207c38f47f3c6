import { PageHero } from '~/components/ui/page-hero';
import { pageMeta } from '~/lib/seo';

export const meta = () => pageMeta({ title: 'Calculator', description: 'Calculator', path: '/calculator' });

export default function Page() {
  return <PageHero title="Calculator" />;
}
