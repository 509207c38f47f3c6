import { PageHero } from '~/components/ui/page-hero';
import { pageMeta } from '~/lib/seo';

export const meta = () => pageMeta({ title: 'Trainings', description: 'Trainings', path: '/trainings' });

export default function Page() {
  return <PageHero title="Trainings" />;
}
