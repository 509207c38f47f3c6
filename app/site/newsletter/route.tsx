import { useLocation } from 'react-router';
import { company } from '~/company/facts';
import { pageMeta } from '~/lib/seo';
import { useHydrated } from '~/lib/use-search-params-after-hydration';
import { paths } from '~/paths';
import { Icon } from '~/ui/icon';
import { NoScriptNotice } from '~/ui/no-script-notice';
import { newsletterPage as page } from './en';
import { LinkCard, SubscribeLink, Words } from './link-card';
import { readMailLink } from './mail-link';

export const meta = () =>
  pageMeta({
    title: page.title,
    description: page.description,
    path: paths.newsletter,
    share: 'blog',
    noIndex: true,
  });

/** Where the links in the newsletter's mails lead. */
export default function NewsletterPage() {
  return (
    <div className="bg-linear-to-b from-sun-100 to-sand-50">
      <div className="wrap section grid justify-items-center gap-6 text-center">
        <span className="grid size-16 place-items-center rounded-full bg-panel-700 text-white">
          <Icon name="mail" className="size-8" />
        </span>
        <h1>{page.title}</h1>
        {/* As high as its longest words, so that nothing moves when the link has been read. */}
        <div
          role="status"
          className="card grid min-h-88 w-full max-w-xl content-center justify-items-center gap-5 p-6 sm:min-h-72 md:p-10"
        >
          <CardContent />
          <NoScriptNotice text={page.noScript} />
        </div>
        <p className="max-w-md text-balance text-ink-soft">{page.explanation}</p>
        <a href={`mailto:${company.email}`} className="link">
          {page.help}
        </a>
      </div>
    </div>
  );
}

function CardContent() {
  const { hash } = useLocation();
  if (!useHydrated()) return <p className="text-ink-soft">{page.opening}</p>;
  const link = readMailLink(hash);
  if (link) return <LinkCard key={hash} link={link} />;
  return (
    <Words {...page.none}>
      <SubscribeLink>{page.subscribe}</SubscribeLink>
    </Words>
  );
}
