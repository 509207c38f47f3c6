import { formatDateTime } from '~/dashboard/format-date-time';
import { leadWords } from '~/dashboard/leads/en';
import type { Activity } from '~/dashboard/leads/lead';
import { isProposalActivity, proposalActivityWords } from '~/dashboard/leads/proposal-activity';
import { formatPhone, sentenceCase } from '~/dashboard/records/format-value';
import { panelWords } from './en';
import type { StatusChange } from './history-data';
import type { Note } from './notes-data';

/** One thing that happened to a lead. */
export interface TimelineEntry {
  id: string;
  at: string;
  /** null: nobody who was signed in. */
  by: string | null;
  kind: 'note' | 'status' | 'activity';
  title: string;
  /** What else there is to say, a line each; of a note its words. */
  lines: string[];
}

const words = panelWords.timeline;

/** Calls, notes and changes as one story, newest first. */
export function mergeTimeline(
  activities: Activity[],
  notes: Note[],
  changes: StatusChange[],
): TimelineEntry[] {
  return [
    ...activities.map(ofActivity),
    ...notes.map(
      ({ id, created_at, author_email, body }): TimelineEntry => ({
        id,
        at: created_at,
        by: author_email,
        kind: 'note',
        title: words.note,
        lines: [body],
      }),
    ),
    ...changes.map(
      ({ id, changed_at, changed_by_email, from_status, to_status }): TimelineEntry => ({
        id,
        at: changed_at,
        by: changed_by_email,
        kind: 'status',
        title: `${sentenceCase(from_status)} → ${sentenceCase(to_status)}`,
        lines: [],
      }),
    ),
  ].sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
}

function ofActivity(activity: Activity): TimelineEntry {
  const { id, created_at, staff_email } = activity;
  return { id, at: created_at, by: staff_email, kind: 'activity', ...wordsOf(activity) };
}

function wordsOf({ type, follow_up_at, reason, detail }: Activity): Pick<TimelineEntry, 'title' | 'lines'> {
  const when = follow_up_at && formatDateTime(follow_up_at);
  if (isProposalActivity(type)) return proposalActivityWords(type, detail);
  switch (type) {
    case 'assigned': {
      const { to } = detail as { to: string | null };
      return { title: to ? words.assigned(to) : words.unassigned, lines: [] };
    }
    case 'follow-up':
      return { title: when ? words.followUp(when) : words.followUpCleared, lines: [] };
    case 'edited':
      return { title: words.edited, lines: Object.entries(detail ?? {}).map(lineOfEdit) };
    default:
      return {
        title: leadWords.outcomes[type],
        lines: [reason, when && words.next(when)].filter((line) => line !== null),
      };
  }
}

function lineOfEdit([field, [before, after]]: [string, [string | null, string | null]]): string {
  const shown = (value: string | null) =>
    value === null ? words.nothing : field === 'phone' ? formatPhone(value) : value;
  return `${words.fields[field] ?? field}: ${shown(before)} → ${shown(after)}`;
}

/** What came in since the entries that were known, by anybody but oneself. */
export function newFromOthers(
  entries: TimelineEntry[],
  known: ReadonlySet<string>,
  me: string,
): TimelineEntry[] {
  return entries.filter(({ id, by }) => !known.has(id) && by !== me);
}
