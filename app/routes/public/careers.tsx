import { PageHero } from '~/components/ui/page-hero';
import { pageMeta } from '~/lib/seo';

export const meta = () => pageMeta({ title: 'Careers', description: 'Careers', path: '/careers' });

export default function Page() {
  return <PageHero title="Careers" />;
}
