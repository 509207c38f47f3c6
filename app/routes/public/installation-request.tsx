import { PageHero } from '~/components/ui/page-hero';
import { pageMeta } from '~/lib/seo';

export const meta = () =>
  pageMeta({
    title: 'Installation request',
    description: 'Installation request',
    path: '/installation-request',
  });

export default function Page() {
  return <PageHero title="Installation request" />;
}
