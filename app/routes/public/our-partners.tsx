import { PageHero } from '~/components/ui/page-hero';
import { pageMeta } from '~/lib/seo';

export const meta = () => pageMeta({ title: 'Partners', description: 'Partners', path: '/our-partners' });

export default function Page() {
  return <PageHero title="Partners" />;
}
