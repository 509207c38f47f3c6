import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatPhone, sentenceCase } from '~/dashboard/records/format-value';
import { StatusBadge } from '~/dashboard/records/status-badge';
import type { DashboardView } from '~/dashboard/use-url-state';
import { languageOf } from '~/lib/language-of';
import { chatLink, dialLink } from '~/lib/untrusted-links';
import { Icon } from '~/ui/icon';
import type { IconName } from '~/ui/icons.generated';
import { leadWords } from './en';
import { greeting } from './greeting';
import { kindOf } from './kind-of';
import type { Lead, Staff } from './lead';
import { leadHref } from './lead-href';
import { OutcomeButtons } from './outcome-buttons';
import { staffQuery } from './queries';
import { staffName } from './staff-name';

interface LeadCardProps {
  lead: Lead;
  view: DashboardView;
  me: Staff;
  /** How late it is, or since when somebody waits. */
  when: ReactNode;
}

/** One lead to call: who, what, where, and the next step at hand. */
export function LeadCard({ lead, view, me, when }: LeadCardProps) {
  const { icon, one } = kindOf(lead);
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-3 p-4 sm:px-5">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
        <div className="flex items-start justify-between gap-3">
          <h3 className="min-w-0 text-base leading-snug font-bold wrap-anywhere">
            <Link
              to={leadHref(view, lead)}
              preventScrollReset
              className="-my-2.5 inline-block rounded-sm py-2.5 hover:underline"
            >
              <bdi lang={languageOf(lead.name)}>{lead.name}</bdi>
            </Link>
          </h3>
          <StatusBadge status={lead.status} />
        </div>
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-soft">
          <li className="font-semibold first-letter:uppercase">{when}</li>
          <Fact icon={icon}>{sentenceCase(one)}</Fact>
          <Fact icon="users">
            <OwnerName lead={lead} me={me} />
          </Fact>
          {lead.place && (
            <Fact icon="map-pin">
              <bdi lang={languageOf(lead.place)}>{lead.place}</bdi>
            </Fact>
          )}
        </ul>
      </div>
      <div className="grid gap-2">
        <CallLinks lead={lead} />
        <OutcomeButtons lead={lead} />
      </div>
    </article>
  );
}

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex max-w-full min-w-0 items-center gap-1.5">
      <Icon name={icon} className="shrink-0 opacity-70" />
      <span className="min-w-0 truncate">{children}</span>
    </li>
  );
}

function OwnerName({ lead, me }: { lead: Lead; me: Staff }) {
  const { data: staff = [me] } = useQuery(staffQuery);
  if (!lead.owner_id) return leadWords.owner.nobodyYet;
  return lead.owner_id === me.id ? leadWords.owner.you : <bdi>{staffName(staff, lead.owner_id)}</bdi>;
}

function CallLinks({ lead }: { lead: Lead }) {
  const dial = dialLink(lead.phone);
  const chat = chatLink(lead.phone, greeting(lead));
  return (
    <div className="grid grid-cols-2 gap-2 sm:flex">
      {dial && (
        <a href={dial} className="tool tool-strong justify-center sm:h-9 pointer-coarse:h-11">
          <Icon name="phone" />
          <span className="sr-only">Call </span>
          <span className="tabular-nums">{formatPhone(lead.phone)}</span>
        </a>
      )}
      {chat && (
        <a
          href={chat}
          target="_blank"
          rel="noreferrer"
          className="tool justify-center sm:h-9 pointer-coarse:h-11"
        >
          <Icon name="message-circle" className="text-panel-600" />
          WhatsApp
        </a>
      )}
    </div>
  );
}
