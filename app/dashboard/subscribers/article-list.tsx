import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { EmptyState, ListSkeleton } from '~/dashboard/list/empty-state';
import { formatDate } from '~/lib/format';
import { ArticleSending } from './article-sending';
import { CancelDialog } from './cancel-dialog';
import { sendingWords as words } from './en';
import { SendDialog } from './send-dialog';
import { type NewsletterArticle, sendingsQuery, withSendings } from './sending-data';

type Asked = { about: NewsletterArticle; question: 'send' | 'cancel' };

/** The site's articles, each with its way to the readers or with what became of it. */
export function ArticleList() {
  const id = useId();
  const { data, isPending, isError, refetch } = useQuery(sendingsQuery);
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id={id} className="text-xl">
        {words.title}
      </h2>
      <p className="text-sm text-ink-soft">{words.lead}</p>
      <div className="card overflow-hidden">
        {isPending ? (
          <ListSkeleton />
        ) : isError ? (
          <EmptyState {...words.failed} onAction={() => void refetch()} />
        ) : (
          <ul className="divide-y divide-sand-100">
            {withSendings(data).map((article) => (
              <li
                key={article.slug}
                className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3 sm:px-5"
              >
                <Titles article={article} />
                <ArticleSending
                  article={article}
                  onSend={() => setAsked({ about: article, question: 'send' })}
                  onCancel={() => setAsked({ about: article, question: 'cancel' })}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
      {asked?.question === 'send' && <SendDialog article={asked.about} onClose={close} />}
      {asked?.question === 'cancel' && <CancelDialog article={asked.about} onClose={close} />}
    </section>
  );
}

function Titles({ article: { title, hindiTitle, published } }: { article: NewsletterArticle }) {
  return (
    <div className="min-w-0 flex-[1_1_18rem]">
      <h3 className="text-sm font-bold break-words">{title}</h3>
      {hindiTitle && (
        <p lang="hi" className="text-sm break-words text-ink-soft">
          {hindiTitle}
        </p>
      )}
      {published && <p className="text-xs text-ink-soft">{words.published(formatDate(published))}</p>}
    </div>
  );
}
