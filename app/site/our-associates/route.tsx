import { ScrollRestoration } from 'react-router';
import { QueryProvider } from '~/lib/query';
import { pageMeta } from '~/lib/seo';
import { paths } from '~/paths';
import { ClosingCall } from '~/ui/closing-call';
import { Directory } from './directory';
import { directoryPage } from './en';

export const meta = () =>
  pageMeta({
    title: directoryPage.title,
    description: directoryPage.description,
    path: paths.ourAssociates,
    share: 'our-associates',
  });

export default function AssociatesPage() {
  const { title, lead, action } = directoryPage.join;
  return (
    <QueryProvider>
      <Directory />
      <ClosingCall title={title} lead={lead} links={[action]} picture="industrial" />
      <ScrollRestoration />
    </QueryProvider>
  );
}
