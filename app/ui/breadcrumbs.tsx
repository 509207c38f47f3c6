import { type Crumb, homeCrumb } from '~/lib/seo';
import { breadcrumbsCopy } from './en';
import { Icon } from './icon';
import { SiteLink } from './site-link';

/** Where this page hangs in the site; `current` is the page itself. */
export function Breadcrumbs({ parents = [], current }: { parents?: Crumb[]; current: string }) {
  return (
    <nav aria-label={breadcrumbsCopy.label} className="no-print text-sm">
      <ol className="flex flex-wrap items-center gap-x-2">
        {[homeCrumb, ...parents].map((crumb) => (
          <li key={crumb.path} className="flex items-center gap-2">
            <SiteLink to={crumb.path} className="link inline-block py-2">
              {crumb.name}
            </SiteLink>
            <Icon name="chevron-right" className="size-4 opacity-60" />
          </li>
        ))}
        <li aria-current="page" className="max-w-full truncate py-2">
          {current}
        </li>
      </ol>
    </nav>
  );
}
