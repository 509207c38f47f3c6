import { PageHero } from '~/components/ui/page-hero';
import { pageMeta } from '~/lib/seo';

export const meta = () => pageMeta({ title: 'Contact', description: 'Contact', path: '/contact' });

export default function Page() {
  return <PageHero title="Contact" />;
}
