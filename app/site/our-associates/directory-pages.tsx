import { Link } from 'react-router';
import { formatNumber } from '~/lib/format';
import { Icon } from '~/ui/icon';
import { queryFor } from './directory-search';
import { directoryPage } from './en';
import { type DirectorySearch, PAGE_SIZE } from './list-associates';

const { pages } = directoryPage;

export function DirectoryPages({ search, total }: { search: DirectorySearch; total: number }) {
  const last = Math.ceil(total / PAGE_SIZE);
  if (last < 2) return null;
  const address = (page: number) => ({ search: queryFor({ ...search, page }), hash: 'list' });
  return (
    <nav aria-label={pages.label} className="mt-12 flex flex-wrap items-center justify-center gap-4">
      {search.page > 1 && (
        <Link rel="prev" className="btn btn-line" to={address(search.page - 1)}>
          <Icon name="chevron-left" /> {pages.previous}
        </Link>
      )}
      <p className="text-sm font-bold tabular-nums">
        {pages.position(formatNumber(search.page), formatNumber(last))}
      </p>
      {search.page < last && (
        <Link rel="next" className="btn btn-line" to={address(search.page + 1)}>
          {pages.next} <Icon name="chevron-right" />
        </Link>
      )}
    </nav>
  );
}
