import { useEffect } from 'react';
import { Link } from 'react-router';
import { PageHero } from '~/components/ui/page-hero';
import { pageMeta } from '~/lib/seo';

export const meta = () =>
  pageMeta({
    title: 'Page not found',
    description: 'This page does not exist.',
    path: '/404',
    noIndex: true,
  });

export default function NotFound() {
  useEffect(() => {
    console.error('404: no page at', window.location.pathname);
  }, []);
  return (
    <PageHero
      eyebrow="404"
      title="Oops! Page not found"
      lead="The address may be mistyped, or the page has moved."
      actions={
        <Link to="/" className="btn btn-sun">
          Return to home
        </Link>
      }
    />
  );
}
