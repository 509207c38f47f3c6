import { useState } from 'react';
import { followUpWords } from '~/leads/follow-up/en';
import { formatReference, referenceOf } from '~/leads/reference';
import { pageMeta } from '~/lib/seo';
import { whatsappMessage } from '~/lib/whatsapp';
import { paths } from '~/paths';
import { PageHero } from '~/ui/page-hero';
import { WhomToCall } from '~/ui/whom-to-call';
import { trackPage as page } from './en';
import { LookupForm } from './lookup-form';
import { FailedNotice, MissingNotice } from './lookup-notices';
import type { Question } from './question';
import { RequestProgress } from './request-progress';
import { useLinkedRequest } from './use-linked-request';
import { useProgress } from './use-progress';

export const meta = () =>
  pageMeta({ title: page.title, description: page.description, path: paths.track, noIndex: true });

export default function TrackPage() {
  const linked = useLinkedRequest();
  // Another link opened in the same tab begins anew.
  return <Tracking key={linked.request} {...linked} />;
}

function Tracking({ request, reference }: { request?: string; reference?: string }) {
  const [question, setQuestion] = useState<Question | undefined>(request ? { request } : undefined);
  const answer = useProgress(question);
  const askAgain = () => setQuestion((asked) => asked && { ...asked });
  const isLooking = question && (!answer || answer.kind === 'asking');
  return (
    <>
      <PageHero eyebrow={page.eyebrow} title={page.title} lead={page.lead} />
      <div className="wrap grid items-start gap-8 pb-20 md:pb-28 lg:grid-cols-[1.75fr_1fr] lg:gap-12">
        {/* As high as a request is, so that one that comes in moves little. */}
        <div className="card relative -mt-8 min-h-128 p-5 sm:p-10 md:-mt-12">
          {answer?.kind === 'found' && question ? (
            <RequestProgress answer={answer} reference={referenceIn(question)} takesFocus={!request} />
          ) : request && isLooking ? (
            <p role="status">{page.looking}</p>
          ) : (
            <>
              {answer?.kind === 'missing' && <MissingNotice />}
              {answer?.kind === 'failed' && <FailedNotice onRetry={askAgain} />}
              <LookupForm reference={reference} isLooking={Boolean(isLooking)} onAsk={setQuestion} />
            </>
          )}
        </div>
        <WhomToCall
          words={page.contact}
          owner={answer?.kind === 'found' ? answer.progress.owner_name : null}
          chat={whatsappMessage(page.contact.greeting, {
            [followUpWords.reference]: answer?.kind === 'found' && question ? referenceIn(question) : null,
          })}
        />
      </div>
    </>
  );
}

const referenceIn = (question: Question) =>
  formatReference('request' in question ? referenceOf(question.request) : question.reference);
