import { pageMeta } from '~/lib/seo';
import { paths } from '~/paths';
import { preloadPicture } from '~/ui/picture';
import { FEATURED_SIZES } from './article-card';
import { ArticleList } from './article-list';
import { articles } from './articles';
import { blogPage } from './en';
import { NewsletterAndAuthor } from './newsletter';

export const links = () => articles.slice(0, 1).map(({ picture }) => preloadPicture(picture, FEATURED_SIZES));

export const meta = () =>
  pageMeta({
    title: blogPage.name,
    description: blogPage.description,
    path: paths.blog,
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
