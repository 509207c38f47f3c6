import { PageHero } from '~/components/ui/page-hero';
import { pageMeta } from '~/lib/seo';

export const meta = () =>
  pageMeta({ title: 'Book consultation', description: 'Book consultation', path: '/book-consultation' });

export default function Page() {
  return <PageHero title="Book consultation" />;
}
