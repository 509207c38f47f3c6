import { ClosingCall } from '~/components/ui/closing-call';
import { directoryPage } from '~/content/associates';
import { Directory } from '~/features/associates/directory';
import { QueryProvider } from '~/lib/query';
import { pageMeta } from '~/lib/seo';

export const meta = () =>
  pageMeta({
    title: directoryPage.title,
    description: directoryPage.description,
    path: '/our-associates',
    share: 'our-associates',
  });

export default function AssociatesPage() {
  const { title, lead, action } = directoryPage.join;
  return (
    <QueryProvider>
      <Directory />
      <ClosingCall title={title} lead={lead} links={[action]} picture="industrial" />
    </QueryProvider>
  );
}
