import { useEffect } from 'react';
import { pageMeta } from '~/lib/seo';
import { paths } from '~/paths';
import { Icon } from '~/ui/icon';
import { PageHero } from '~/ui/page-hero';
import { SiteLink } from '~/ui/site-link';
import { notFoundLinks, notFoundPage } from './en';
import { Panel404 } from './panel-404';

export const meta = () =>
  pageMeta({
    title: notFoundPage.name,
    description: notFoundPage.description,
    path: '/404',
    noIndex: true,
  });

export default function NotFound() {
  useEffect(() => {
    console.error('404: no page at', window.location.pathname);
  }, []);
  return (
    <>
      <PageHero
        title={notFoundPage.title}
        lead={notFoundPage.lead}
        actions={
          <SiteLink to={paths.home} className="btn btn-sun">
            {notFoundPage.home}
          </SiteLink>
        }
        aside={<Panel404 />}
      />
      <nav aria-label={notFoundPage.links} className="wrap py-12 md:py-16">
        <ul className="-mx-4 grid sm:grid-cols-2 lg:grid-cols-4">
          {notFoundLinks.map(({ icon, label, text, to }) => (
            <li key={to}>
              <SiteLink to={to} className="flex h-full gap-4 rounded-lg p-4 hover:bg-sand-100">
                <span className="icon-tile shrink-0">
                  <Icon name={icon} />
                </span>
                <span>
                  <span className="block font-bold">{label}</span>
                  <span className="text-sm text-ink-soft">{text}</span>
                </span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
