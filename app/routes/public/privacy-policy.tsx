import { PageHero } from '~/components/ui/page-hero';
import { pageMeta } from '~/lib/seo';

export const meta = () =>
  pageMeta({ title: 'Privacy policy', description: 'Privacy policy', path: '/privacy-policy' });

export default function Page() {
  return <PageHero title="Privacy policy" />;
}
