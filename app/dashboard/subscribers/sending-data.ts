import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '~/lib/data-error';
import type { Database } from '~/lib/database.types.generated';
import { sessionClient } from '~/lib/supabase';
import { type ArticleSlug, articles } from '~/site/blog/articles';
import { articleTexts as english } from '~/site/blog/en';
import { articleTexts as hindi } from '~/site/blog/hi';
import { sendingWords } from './en';
import { NEWSLETTER_KEY } from './subscriber-data';

export type Sending = Database['public']['Tables']['article_sendings']['Row'];

/** An article of the site, or one that was sent and is there no more. */
export interface NewsletterArticle {
  slug: string;
  title: string;
  hindiTitle?: string;
  published?: string;
  sending?: Sending;
}

const POLL_MS = 2000;

/** Asked again while anything waits to be sent; the figures of a sending are one row, whatever its size. */
export const sendingsQuery = queryOptions({
  queryKey: [...NEWSLETTER_KEY, 'sendings'],
  queryFn: listSendings,
  refetchInterval: ({ state }) => (state.data?.some(({ waiting }) => waiting > 0) ? POLL_MS : false),
});

async function listSendings(): Promise<Sending[]> {
  const client = await sessionClient();
  const newest = client.from('article_sendings').select('*').order('created_at', { ascending: false });
  return unwrap(await newest.limit(200)) ?? [];
}

/** Newest first, with what became of each. */
export function withSendings(sendings: Sending[]): NewsletterArticle[] {
  const known: readonly { slug: string }[] = articles;
  const gone = sendings.filter(({ article }) => !known.some(({ slug }) => slug === article));
  return [
    ...articles.map(({ slug, published }) => ({
      ...titlesOf(slug),
      slug,
      published,
      sending: sendings.find(({ article }) => article === slug),
    })),
    ...gone.map((sending) => ({
      slug: sending.article,
      title: sendingWords.gone(sending.article),
      sending,
    })),
  ];
}

const titlesOf = (slug: ArticleSlug) => ({ title: english[slug].title, hindiTitle: hindi[slug].title });

export async function sendArticle(slug: string): Promise<void> {
  const client = await sessionClient();
  unwrap(await client.rpc('send_article', { slug }));
}

/** Step by step, as the database takes back no more at once; what a sender holds it leaves alone. */
export async function cancelArticle(slug: string): Promise<void> {
  const client = await sessionClient();
  let waiting = Number.POSITIVE_INFINITY;
  for (;;) {
    const left = unwrap(await client.rpc('cancel_article', { slug })) ?? 0;
    if (left === 0 || left >= waiting) return;
    waiting = left;
  }
}
