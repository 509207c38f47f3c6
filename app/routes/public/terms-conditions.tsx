import { PageHero } from '~/components/ui/page-hero';
import { pageMeta } from '~/lib/seo';

export const meta = () => pageMeta({ title: 'Terms', description: 'Terms', path: '/terms-conditions' });

export default function Page() {
  return <PageHero title="Terms" />;
}
