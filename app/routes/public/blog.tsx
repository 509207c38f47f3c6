import { PageHero } from '~/components/ui/page-hero';
import { pageMeta } from '~/lib/seo';

export const meta = () => pageMeta({ title: 'Blog', description: 'Blog', path: '/blog' });

export default function Page() {
  return <PageHero title="Blog" />;
}
