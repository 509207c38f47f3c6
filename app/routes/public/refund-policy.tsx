import { PageHero } from '~/components/ui/page-hero';
import { pageMeta } from '~/lib/seo';

export const meta = () => pageMeta({ title: 'Refund', description: 'Refund', path: '/refund-policy' });

export default function Page() {
  return <PageHero title="Refund" />;
}
