import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dashboard } from '~/dashboard/en';
import { FollowUpPicker } from '~/dashboard/leads/follow-up-picker';
import type { Lead, LeadKind, Staff } from '~/dashboard/leads/lead';
import { OutcomeButtons } from '~/dashboard/leads/outcome-buttons';
import { OwnerSelect } from '~/dashboard/leads/owner-select';
import { leadQuery, staffQuery } from '~/dashboard/leads/queries';
import { LeadProposals } from '~/dashboard/proposals/lead-proposals';
import type { ViewProps } from '~/dashboard/view-props';
import type { RecordRow, RecordTable } from '~/leads/kind';
import { Icon } from '~/ui/icon';
import { ContactActions } from './contact-actions';
import { ContactEditor } from './contact-editor';
import { panelWords } from './en';
import { authorOf, LeadTimeline } from './lead-timeline';
import { RecordFields } from './record-fields';
import { NoteForm } from './record-notes';
import { ReferenceLine } from './reference-line';
import { SamePerson } from './same-person';
import { useOthersDoing, useTimeline } from './use-timeline';

interface LeadPanelProps extends ViewProps {
  table: RecordTable;
  row: RecordRow;
}

/** Everything about a lead: who sees to it, what was done, and the record itself. */
export function LeadPanel({ table, row, view, me }: LeadPanelProps) {
  const kind = table.table as LeadKind;
  const { data: lead, isPending, isError, refetch } = useQuery(leadQuery(row.id));
  const { data: staff = [me] } = useQuery(staffQuery);
  const { entries, isError: hasNoTimeline, retry } = useTimeline(kind, row.id);
  const latest = useOthersDoing(entries, me);
  return (
    <>
      <p role="status" className="rounded-md bg-panel-100 px-4 py-2 text-sm empty:hidden">
        {latest && panelWords.timeline.other(authorOf(latest.by, staff), latest.title)}
      </p>
      {lead && <ReferenceLine lead={lead} />}
      <div className="grid gap-2">
        <ContactActions table={table} row={row} />
        {lead && <EditContact table={table} lead={lead} staff={staff} />}
      </div>
      {lead ? (
        <Desk lead={lead} me={me} />
      ) : isError ? (
        <div role="alert" className="flex flex-wrap items-center gap-3 text-sm">
          {panelWords.leadFailed}
          <button type="button" className="tool" onClick={() => void refetch()}>
            {dashboard.empty.failed.action}
          </button>
        </div>
      ) : (
        <p role="status" className="text-sm text-ink-soft">
          {dashboard.loading}
        </p>
      )}
      {lead && <LeadProposals lead={lead} view={view} />}
      <RecordFields table={table} row={row} />
      {lead && <SamePerson lead={lead} view={view} />}
      {/* What comes in above would push it away from under whoever types. */}
      {!isPending && (
        <section aria-label={panelWords.notes} className="grid gap-3">
          <h3 className="text-sm font-bold">{panelWords.notes}</h3>
          <NoteForm table={kind} recordId={row.id} />
        </section>
      )}
      <LeadTimeline entries={entries} isError={hasNoTimeline} onRetry={retry} staff={staff} />
    </>
  );
}

function Desk({ lead, me }: { lead: Lead; me: Staff }) {
  return (
    <>
      <section aria-label={panelWords.outcome} className="grid gap-2">
        <h3 className="text-sm font-bold">{panelWords.outcome}</h3>
        <OutcomeButtons lead={lead} />
      </section>
      <section aria-label={panelWords.desk} className="card grid grid-cols-[minmax(0,1fr)] gap-5 p-5">
        {lead.lost_reason && (
          <p className="rounded-md bg-danger-100 px-4 py-3 text-sm">
            <bdi className="font-semibold break-words">{panelWords.lost(lead.lost_reason)}</bdi>
            <span className="block text-xs text-ink-soft">{panelWords.lostHint}</span>
          </p>
        )}
        <OwnerSelect lead={lead} me={me} />
        <FollowUpPicker lead={lead} />
      </section>
    </>
  );
}

function EditContact({ table, lead, staff }: { table: RecordTable; lead: Lead; staff: Staff[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="tool justify-self-start pointer-coarse:h-11"
      >
        <Icon name="pencil" className="text-panel-600" />
        {panelWords.contact.edit}
      </button>
      {isOpen && <ContactEditor table={table} lead={lead} staff={staff} onClose={() => setOpen(false)} />}
    </>
  );
}
