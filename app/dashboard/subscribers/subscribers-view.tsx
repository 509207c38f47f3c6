import type { ViewProps } from '~/dashboard/view-props';
import { ArticleList } from './article-list';
import { SubscriberList } from './subscriber-list';

/** The newsletter: what is sent, and to whom. */
export function SubscribersView({ view }: ViewProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <ArticleList />
      <SubscriberList view={view} />
    </div>
  );
}
