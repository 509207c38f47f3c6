import { lazy, type ReactNode, Suspense } from 'react';
import { pageMeta } from '~/lib/seo';
import { useSearchParamsAfterHydration } from '~/lib/use-search-params-after-hydration';
import { paths } from '~/paths';
import { PREVIEW_QUERY } from '~/proposals/preview';
import { FocusedNotice } from '~/ui/focused-notice';
import { Icon } from '~/ui/icon';
import { NoScriptNotice } from '~/ui/no-script-notice';
import { PageHero } from '~/ui/page-hero';
import type { Opened } from './calls';
import { ContactAbout } from './contact-about';
import { proposalPage as page } from './en';
import { StateNotice } from './state-notice';
import { useProposal } from './use-proposal';
import { useToken } from './use-token';

export const meta = () =>
  pageMeta({ title: page.title, description: page.description, path: paths.proposal, noIndex: true });

const Previewed = lazy(() => import('./previewed').then((module) => ({ default: module.Previewed })));

export default function ProposalPage() {
  const token = useToken();
  // Out of a frame there is nobody to send a draft.
  if (useSearchParamsAfterHydration().has(PREVIEW_QUERY) && window !== window.parent)
    return (
      <Suspense fallback={<Opening />}>
        <Previewed />
      </Suspense>
    );
  if (token === undefined) return <Opening />;
  // Another link opened in the same tab begins anew.
  return token ? <ByToken key={token} token={token} /> : <Missing />;
}

function ByToken({ token }: { token: string }) {
  const { answer, parts, retry, refresh } = useProposal(token);
  switch (answer.kind) {
    case 'asking':
      return <Opening />;
    case 'missing':
      return <Missing />;
    case 'failed':
      return <Failed onRetry={retry} />;
    default: {
      const { proposal, isStale, hasNewState } = answer;
      const { content } = proposal;
      if (!content) return <Withdrawn proposal={proposal} takesFocus={hasNewState} />;
      if (!parts) return <Opening />;
      return <parts.Proposal {...{ token, proposal, content, isStale, hasNewState, refresh }} />;
    }
  }
}

function Opening() {
  return (
    <Frame>
      <NoScriptNotice text={page.needsScript} />
      <p role="status">{page.opening}</p>
    </Frame>
  );
}

/** Guessed, cut short or of another site: the words do not tell which. */
function Missing() {
  return (
    <Frame>
      <div role="alert" className="form-notice text-ink">
        <Icon name="circle-alert" />
        <div>
          <p className="font-bold">{page.missing.title}</p>
          <p>{page.missing.text}</p>
        </div>
      </div>
    </Frame>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <Frame>
      <FocusedNotice title={page.failed.title}>
        <p>{page.failed.text}</p>
        <button type="button" className="btn btn-line mt-3" onClick={onRetry}>
          <Icon name="rotate-ccw" /> {page.failed.retry}
        </button>
      </FocusedNotice>
    </Frame>
  );
}

function Withdrawn({ proposal, takesFocus }: { proposal: Opened; takesFocus: boolean }) {
  return (
    <Frame proposal={proposal}>
      <StateNotice proposal={proposal} takesFocus={takesFocus} />
    </Frame>
  );
}

/** Whatever is no proposal: what is said, and whom to call. */
function Frame({ proposal, children }: { proposal?: Opened; children: ReactNode }) {
  return (
    <>
      <PageHero eyebrow={page.eyebrow} title={page.title} lead={!proposal && page.lead} />
      {/* To the end of the screen, so that what comes in moves no footer that is seen. */}
      <div className="wrap grid min-h-[calc(100dvh-12rem)] content-start items-start gap-8 pb-20 md:pb-28 lg:grid-cols-[1.75fr_1fr] lg:gap-12">
        <div className="card relative -mt-8 grid min-h-80 content-center p-5 sm:p-10 md:-mt-12">
          {children}
        </div>
        <ContactAbout proposal={proposal} />
      </div>
    </>
  );
}
