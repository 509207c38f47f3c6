import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '~/ui/icon';
import { NoScriptNotice } from '~/ui/no-script-notice';
import { SiteLink } from '~/ui/site-link';
import { cardGrid } from './associate-card';
import { directoryPage } from './en';

const SKELETON_CARDS = 6;

/** What the prerendered page shows, and every visitor until the first answer. */
export function DirectorySkeleton() {
  return (
    <>
      <NoScriptNotice text={directoryPage.needsScript} />
      <div role="status" aria-label={directoryPage.loading} className="noscript:hidden">
        <div aria-hidden="true" className={cardGrid}>
          {Array.from({ length: SKELETON_CARDS }, (_, index) => (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity and never move
              key={index}
              className="card breathe grid h-72 content-start gap-4 p-6"
            >
              <span className="h-6 w-1/2 rounded-full bg-sand-200" />
              <span className="h-7 w-3/4 rounded-md bg-sand-200" />
              <span className="h-4 w-2/3 rounded-md bg-sand-100" />
              <span className="mt-4 h-8 w-2/5 rounded-md bg-sand-200" />
              <span className="h-4 w-1/2 rounded-md bg-sand-100" />
              <span className="h-4 w-1/3 rounded-md bg-sand-100" />
            </div>
          ))}
        </div>
      </div>
    </>
  );
}

export function DirectoryEmpty() {
  const { empty, join } = directoryPage;
  return (
    <Panel>
      <span className="badge bg-sun-100 text-sun-700">
        <Icon name="clock" /> {empty.badge}
      </span>
      <h2>{empty.title}</h2>
      <p className="max-w-md text-ink-soft">{empty.text}</p>
      <SiteLink className="btn btn-sun" to={join.action.to}>
        {join.action.label}
      </SiteLink>
    </Panel>
  );
}

interface NoMatchProps {
  title: string;
  text: string;
}

export function DirectoryNoMatch({ title, text }: NoMatchProps) {
  return (
    <Panel>
      <span className="icon-tile">
        <Icon name="map-pin" />
      </span>
      <h2 className="text-2xl">{title}</h2>
      <p className="max-w-md text-ink-soft">{text}</p>
      <Link className="btn btn-line" to={{ search: '' }} preventScrollReset>
        {directoryPage.noMatch.showAll}
      </Link>
    </Panel>
  );
}

export function DirectoryFailed({ onRetry }: { onRetry: () => void }) {
  const { failed } = directoryPage;
  return (
    <Panel>
      <span className="icon-tile bg-danger-100 text-danger-700">
        <Icon name="wifi-off" />
      </span>
      <div role="alert" className="grid gap-3">
        <h2 className="text-2xl">{failed.title}</h2>
        <p className="max-w-md text-ink-soft">{failed.text}</p>
      </div>
      <button type="button" className="btn btn-panel" onClick={onRetry}>
        <Icon name="rotate-ccw" /> {failed.retry}
      </button>
    </Panel>
  );
}

function Panel({ children }: { children: ReactNode }) {
  return <div className="card grid justify-items-center gap-4 px-6 py-12 text-center">{children}</div>;
}
