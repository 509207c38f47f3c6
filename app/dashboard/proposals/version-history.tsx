import type { Staff } from '~/dashboard/leads/lead';
import { whenWords } from '~/dashboard/leads/when';
import { formatPaise } from '~/proposals/format';
import { proposalWords } from './en';
import type { Proposal, Version } from './proposal-data';

const words = proposalWords.page;

/** Every version, how it was sent and what the customer said to it. */
export function VersionHistory({ proposal, staff }: { proposal: Proposal; staff: Staff[] }) {
  return (
    <section
      aria-labelledby="versions-heading"
      className="card grid grid-cols-[minmax(0,1fr)] gap-3 p-4 sm:p-5"
    >
      <h2 id="versions-heading" className="text-base font-bold">
        {words.history}
      </h2>
      <ul className="grid gap-3">
        {proposal.versions.map((version) => (
          <li key={version.id} className="border-t border-sand-200 pt-3 text-sm first:border-0 first:pt-0">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="font-semibold">{nameOf(version)}</span>
              <span className="tabular-nums">{formatPaise(version.price)}</span>
            </p>
            <ul className="grid text-xs text-ink-soft">
              {happened(proposal, version, staff).map(({ key, text }) => (
                <li key={key} className="wrap-anywhere">
                  {text}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

function nameOf({ version, sent_at, edited_at }: Version): string {
  const now = new Date();
  return sent_at
    ? words.versionSent(version, whenWords(sent_at, now))
    : words.versionDraft(version, whenWords(edited_at, now));
}

function happened({ links, answers }: Proposal, { version }: Version, staff: Staff[]) {
  const now = new Date();
  const answer = answers.find((each) => each.version === version);
  const answered = answer && whenWords(answer.answered_at, now);
  return [
    ...links
      .filter((link) => link.version === version)
      .map(({ id, channel, made_by, made_at }) => {
        const person = staff.find((each) => each.id === made_by);
        const who = person?.name ?? person?.email ?? proposalWords.questions.office;
        const text = words.linkMade(proposalWords.channels[channel], who, whenWords(made_at, now));
        return { key: id, text };
      }),
    ...(answer && answered
      ? [
          {
            key: answer.id,
            text: answer.accepted
              ? proposalWords.list.accepted(answer.name ?? '', answered)
              : [proposalWords.list.declined(answered), answer.reason].filter(Boolean).join(': '),
          },
        ]
      : []),
  ];
}
