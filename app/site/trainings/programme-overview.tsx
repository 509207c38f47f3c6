import { formatRupees } from '~/lib/format';
import { Icon } from '~/ui/icon';
import { programmeCopy } from './en';
import { trainingProgrammes } from './programmes';

/** The three programmes on one sheet, for the hero; each line leads to its details. */
export function ProgrammeOverview() {
  return (
    <ul className="card overflow-hidden text-ink shadow-lift">
      {trainingProgrammes.map(({ id, title, weeks, feeRupees }) => (
        <li key={id} className="border-b border-sand-200 last:border-0">
          <a href={`#${id}`} className="flex items-center gap-4 p-5 hover:bg-sun-50 md:p-6">
            <span className="min-w-0 flex-1">
              <span className="block font-bold">{title}</span>
              <span className="mt-2 flex items-center gap-3 text-sm whitespace-nowrap text-ink-soft">
                <WeekCells weeks={weeks} /> {programmeCopy.weeks(weeks)}
              </span>
            </span>
            <span className="text-xl font-extrabold tracking-tight text-panel-800">
              {formatRupees(feeRupees)}
            </span>
            <Icon name="arrow-right" className="rotate-90 text-sun-700 max-sm:hidden" />
          </a>
        </li>
      ))}
    </ul>
  );
}

const LONGEST = Math.max(...trainingProgrammes.map((programme) => programme.weeks));

/** One cell a week, lit for the weeks of the programme. */
export function WeekCells({ weeks }: { weeks: number }) {
  return (
    <span
      aria-hidden="true"
      className="h-3 w-18 shrink-0 rounded-[3px] bg-sand-200 mask-[repeating-linear-gradient(90deg,#000_0_1rem,#0000_1rem_1.125rem)]"
    >
      <span className="block h-full bg-sun-500" style={{ width: `${(weeks / LONGEST) * 100}%` }} />
    </span>
  );
}
