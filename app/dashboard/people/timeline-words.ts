import { leadWords } from '~/dashboard/leads/en';
import { kindOf } from '~/dashboard/leads/kind-of';
import type { Activity, LeadKind } from '~/dashboard/leads/lead';
import {
  isProposalActivity,
  proposalActivityWords,
  proposalIcons,
} from '~/dashboard/leads/proposal-activity';
import { whenWords } from '~/dashboard/leads/when';
import { sentenceCase } from '~/dashboard/records/format-value';
import { formatReference } from '~/leads/reference';
import type { IconName } from '~/ui/icons.generated';

/** One thing that happened with a person, as `person_timeline` tells it. */
export type TimelineRow = {
  id: string;
  lead_id: string;
  kind: LeadKind;
  created_at: string;
  /** null: not through the dashboard. */
  author: string | null;
} & (
  | { event: 'request'; detail: { reference: string } }
  | { event: 'note'; detail: { body: string } }
  | { event: 'status'; detail: { from: string; to: string } }
  | {
      event: Activity['type'];
      detail: { follow_up_at: string | null; reason: string | null; detail: unknown };
    }
);

interface TimelineWords {
  icon: IconName;
  title: string;
  text?: string;
}

const activityIcons: Record<Activity['type'], IconName> = {
  reached: 'phone-call',
  'no-answer': 'phone-off',
  'call-back': 'clock',
  'not-interested': 'x',
  assigned: 'user-plus',
  'follow-up': 'calendar',
  edited: 'pencil',
  ...proposalIcons,
};

export function timelineWords(row: TimelineRow, now: Date): TimelineWords {
  switch (row.event) {
    case 'request':
      return {
        icon: kindOf(row).icon,
        title: `${sentenceCase(kindOf(row).one)} received`,
        text: formatReference(row.detail.reference),
      };
    case 'note':
      return { icon: 'quote', title: 'Note', text: row.detail.body };
    case 'status':
      return {
        icon: 'history',
        title: `${sentenceCase(row.detail.from)} → ${sentenceCase(row.detail.to)}`,
      };
    default:
      return { icon: activityIcons[row.event], ...activityWords(row.event, row.detail, now) };
  }
}

type ActivityDetail = Extract<TimelineRow, { event: Activity['type'] }>['detail'];

function activityWords(type: Activity['type'], { follow_up_at, reason, detail }: ActivityDetail, now: Date) {
  const when = follow_up_at && whenWords(follow_up_at, now);
  if (isProposalActivity(type)) {
    const { title, lines } = proposalActivityWords(type, detail);
    return { title, text: lines.join('\n') };
  }
  switch (type) {
    case 'assigned':
      return { title: assignedTo(detail) };
    case 'follow-up':
      return { title: when ? `Follow-up set for ${when}` : 'Follow-up cleared' };
    case 'edited':
      return { title: 'Contact details edited', text: edits(detail) };
    default:
      return {
        title: leadWords.outcomes[type],
        text: reason ?? (when ? `Next follow-up ${when}` : undefined),
      };
  }
}

function assignedTo(detail: unknown): string {
  const { to } = (detail ?? {}) as { to?: string | null };
  return to ? `Assigned to ${to}` : 'No longer assigned';
}

/** By field: [before, after]. */
function edits(detail: unknown): string {
  return Object.entries((detail ?? {}) as Record<string, [string | null, string | null]>)
    .map(([field, [before, after]]) => `${sentenceCase(field)}: ${before ?? 'none'} → ${after ?? 'none'}`)
    .join('\n');
}
