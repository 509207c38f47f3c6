import { FEATURED_SIZES } from '~/components/blog/article-card';
import { ArticleList } from '~/components/blog/article-list';
import { NewsletterAndAuthor } from '~/components/blog/newsletter';
import { preloadPicture } from '~/components/ui/picture';
import { articles, blogPage } from '~/content/blog';
import { pageMeta } from '~/lib/seo';

export const links = () => articles.slice(0, 1).map(({ picture }) => preloadPicture(picture, FEATURED_SIZES));

export const meta = () =>
  pageMeta({
    title: blogPage.name,
    description: blogPage.description,
    path: '/blog',
    share: 'blog',
  });

export default function Blog() {
  return (
    <>
      <header className="wrap pt-14 pb-10 md:pt-20">
        <p className="eyebrow">{blogPage.name}</p>
        <h1 className="mt-5 max-w-4xl">{blogPage.title}</h1>
        <p className="lead mt-5">{blogPage.lead}</p>
      </header>
      <ArticleList />
      <NewsletterAndAuthor />
    </>
  );
}
