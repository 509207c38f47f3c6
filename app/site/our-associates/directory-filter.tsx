import { Link } from 'react-router';
import { businessTypes } from '~/leads/options';
import { paths } from '~/paths';
import { queryFor } from './directory-search';
import { directoryPage } from './en';
import type { DirectorySearch } from './list-associates';

const choices = [{ value: undefined, label: directoryPage.filter.all }, ...businessTypes];

/** Links, not buttons: each choice has an address. */
export function DirectoryFilter({ search }: { search: DirectorySearch }) {
  return (
    <nav aria-label={directoryPage.filter.label}>
      <ul className="flex flex-wrap gap-2">
        {choices.map(({ value, label }) => (
          <li key={label}>
            <Link
              to={{
                pathname: paths.ourAssociates, // prerendered under an address with a slash at its end
                search: queryFor({ ...search, businessType: value, page: 1 }),
              }}
              preventScrollReset
              aria-current={search.businessType === value ? 'true' : undefined}
              className="inline-flex min-h-11 items-center rounded-full border border-sand-300 bg-white px-4 text-sm font-bold hover:border-panel-600 aria-current:border-panel-800 aria-current:bg-panel-800 aria-current:text-white"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
