import { PageHero } from '~/components/ui/page-hero';
import { pageMeta } from '~/lib/seo';

export const meta = () =>
  pageMeta({
    title: 'Associate registration',
    description: 'Associate registration',
    path: '/associate-registration',
  });

export default function Page() {
  return <PageHero title="Associate registration" />;
}
