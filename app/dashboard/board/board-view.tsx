import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Lead, LeadKind } from '~/dashboard/leads/lead';
import { leadHref } from '~/dashboard/leads/lead-href';
import { staffQuery } from '~/dashboard/leads/queries';
import { nameOfStaff } from '~/dashboard/leads/staff-name';
import { useNow } from '~/dashboard/leads/use-now';
import { plainName, sentenceCase } from '~/dashboard/records/format-value';
import type { DashboardView } from '~/dashboard/use-url-state';
import type { ViewProps } from '~/dashboard/view-props';
import type { RecordTable } from '~/leads/kind';
import { recordTables } from '~/leads/kinds';
import { BoardColumn } from './board-column';
import { board } from './en';
import { summaryQuery } from './queries';
import { useMove } from './use-move';

const BOARDS: readonly LeadKind[] = ['consultation_bookings', 'installation_requests'];
const boardTables = recordTables.filter(({ table }) => BOARDS.includes(table as LeadKind));

/** Where consultations and installations stand: a column for each status, moved by mouse, finger or keyboard. */
export function BoardView({ view }: ViewProps) {
  const table = boardTables.find((each) => each === view.state.table) ?? recordTables[0];
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <KindSwitch view={view} chosen={table} />
        <p className="text-xs text-ink-soft">
          {board.order} <span className="pointer-coarse:hidden">{board.drag}</span>
        </p>
      </div>
      <Columns key={table.table} view={view} table={table} />
    </>
  );
}

function KindSwitch({ view: { hrefOf }, chosen }: { view: DashboardView; chosen: RecordTable }) {
  return (
    <nav aria-label={board.kinds} className="flex rounded-md bg-sand-100 p-1 text-xs font-semibold">
      {boardTables.map((table) => (
        <Link
          key={table.table}
          to={hrefOf({ view: 'board', table })}
          aria-current={table === chosen ? 'page' : undefined}
          className="grid h-8 place-items-center rounded-sm px-4 text-ink-soft hover:text-ink aria-[current]:bg-white aria-[current]:text-ink aria-[current]:shadow-card pointer-coarse:h-11"
        >
          {table.label}
        </Link>
      ))}
    </nav>
  );
}

function Columns({ view, table }: { view: DashboardView; table: RecordTable }) {
  const kind = table.table as LeadKind;
  const { data: summaries } = useQuery(summaryQuery(kind));
  const { data: staff = [] } = useQuery(staffQuery);
  const owners = new Map(staff.map((member) => [member.id, nameOfStaff(member)]));
  const now = useNow();
  const [dragged, setDragged] = useState<Lead | null>(null);
  const [said, setSaid] = useState('');
  // A card that changes its column is drawn anew there; whoever moved it by its button goes on from it.
  const focusOn = useRef<string | null>(null);
  const move = useMove(
    ({ lead, to }) => setSaid(board.moved(plainName(lead.name), sentenceCase(to))),
    ({ lead }) => {
      focusOn.current = lead.id;
    },
  );
  const drop = (to: string) => {
    if (dragged && dragged.status !== to) move({ table, lead: dragged, to });
    setDragged(null);
  };

  return (
    <>
      <section
        aria-label={board.columns}
        // A region that scrolls has to be reachable by keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        tabIndex={0}
        className="grid max-h-[calc(100dvh-6rem)] auto-cols-[minmax(15rem,1fr)] grid-flow-col items-start gap-3 overflow-auto rounded-md"
      >
        {table.statuses.map((status) => (
          <BoardColumn
            key={status}
            kind={kind}
            status={status}
            statuses={table.statuses}
            summary={summaries?.find((each) => each.status === status)}
            isCounted={summaries !== undefined}
            owners={owners}
            now={now}
            hrefOf={(lead) => leadHref(view, lead)}
            isTarget={dragged !== null && dragged.status !== status}
            onDrag={setDragged}
            onDrop={() => drop(status)}
            onMove={(lead, to) => {
              focusOn.current = lead.id;
              move({ table, lead, to });
            }}
            focusOn={focusOn}
          />
        ))}
      </section>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}
