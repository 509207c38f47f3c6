import { PageHero } from '~/components/ui/page-hero';
import { pageMeta } from '~/lib/seo';

export const meta = () =>
  pageMeta({ title: 'Associates', description: 'Associates', path: '/our-associates' });

export default function Page() {
  return <PageHero title="Associates" />;
}
