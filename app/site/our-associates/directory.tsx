import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { businessTypes } from '~/leads/options';
import { formatNumber } from '~/lib/format';
import { useSearchParamsAfterHydration } from '~/lib/use-search-params-after-hydration';
import { AssociateCard, cardGrid } from './associate-card';
import { DirectoryFilter } from './directory-filter';
import { DirectoryHero } from './directory-hero';
import { DirectoryPages } from './directory-pages';
import { queryFor, searchFrom } from './directory-search';
import { DirectoryEmpty, DirectoryFailed, DirectoryNoMatch, DirectorySkeleton } from './directory-states';
import { DIRECTORY_KEY, useDirectoryUpdates } from './directory-updates';
import { directoryPage } from './en';
import { type Associate, type AssociatePage, type DirectorySearch, listAssociates } from './list-associates';
import { isWholePincode } from './nearby';
import { NearbyAssociates } from './nearby-associates';

const SCREENFUL = 6;

export function Directory() {
  const [asked, setParams] = useSearchParams();
  const shown = useSearchParamsAfterHydration();
  const search = searchFrom(shown);
  const go = (next: DirectorySearch) =>
    setParams(queryFor(next), { replace: true, preventScrollReset: true });
  const isLive = useDirectoryUpdates();
  const list = useQuery({
    queryKey: [DIRECTORY_KEY, 'page', search],
    queryFn: ({ signal }) => listAssociates(search, signal),
    // A page that hydrates without the query of its address has nothing to ask for yet.
    enabled: shown.size === asked.size,
    placeholderData: keepPreviousData,
    // A laptop that slept missed what happened meanwhile.
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: false, // useDirectoryUpdates does
  });

  // The last page may empty while one looks at it, or a link may point past the end.
  const isPastEnd = search.page > 1 && list.data?.associates.length === 0 && !list.isPlaceholderData;
  useEffect(() => {
    if (isPastEnd) go({ ...search, page: 1 });
  });

  return (
    <>
      <DirectoryHero pincode={search.pincode} onSearch={(pincode) => go({ ...search, pincode, page: 1 })} />
      <section id="list" aria-label={directoryPage.title} className="wrap pt-8 pb-20">
        <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
          <DirectoryFilter search={search} />
          <LiveBadge isLive={isLive} />
        </div>
        {list.isError && list.data && (
          <p className="mb-6 text-sm text-danger-700">{directoryPage.failed.stale}</p>
        )}
        {list.data && !isPastEnd ? (
          <Results search={search} page={list.data} isOld={list.isPlaceholderData} />
        ) : list.isError ? (
          <DirectoryFailed onRetry={() => list.refetch()} />
        ) : (
          <DirectorySkeleton />
        )}
      </section>
    </>
  );
}

interface ResultsProps {
  search: DirectorySearch;
  page: AssociatePage;
  /** Still the answer to the search before this one. */
  isOld: boolean;
}

function Results({ search, page, isOld }: ResultsProps) {
  const { pincode, businessType } = search;
  const { noMatch } = directoryPage;
  if (page.associates.length === 0) {
    if (isOld) return <DirectorySkeleton />;
    if (pincode) {
      return (
        <>
          <DirectoryNoMatch title={noMatch.title(pincode)} text={noMatch.text} />
          {isWholePincode(pincode) && <NearbyAssociates pincode={pincode} businessType={businessType} />}
        </>
      );
    }
    const type = businessTypes.find(({ value }) => value === businessType)?.label;
    return type ? (
      <DirectoryNoMatch title={noMatch.ofType(type)} text={noMatch.ofTypeText} />
    ) : (
      <DirectoryEmpty />
    );
  }
  return (
    <>
      <div role="status" className="mb-6 flex flex-wrap items-baseline gap-x-3">
        <h2 className="text-2xl">{directoryPage.count(formatNumber(page.total), page.total === 1)}</h2>
        {pincode && !isOld && <p className="text-ink-soft">{directoryPage.countFor(pincode)}</p>}
      </div>
      <Cards associates={page.associates} found={pincode} isOld={isOld} />
      <DirectoryPages search={search} total={page.total} />
    </>
  );
}

interface CardsProps {
  associates: Associate[];
  found: string;
  isOld: boolean;
}

/** Two dozen cards in one go would hold up a slow phone: what fits on a screen is drawn at once, the others after it. */
function Cards({ associates, found, isOld }: CardsProps) {
  const drawn = useDeferredValue(associates, associates.slice(0, SCREENFUL));
  return (
    <ul className={cardGrid} aria-busy={isOld}>
      {drawn.map((associate) => (
        <AssociateCard key={associate.id} associate={associate} found={found} />
      ))}
    </ul>
  );
}

function LiveBadge({ isLive }: { isLive: boolean | undefined }) {
  if (isLive === undefined) return null;
  return (
    <p className="flex items-center gap-2 text-xs font-bold text-ink-soft">
      <span className={`size-2 rounded-full ${isLive ? 'bg-leaf-700' : 'bg-line-strong'}`} />
      {isLive ? directoryPage.live.on : directoryPage.live.off}
    </p>
  );
}
