import { formatRupees } from '~/lib/format';
import { programmeCopy } from './en';
import { WeekCells } from './programme-overview';
import type { TrainingProgramme } from './programmes';

/** One programme: what is taught and what it leads to on the left, its terms on the right. */
export function ProgrammeSheet({ programme }: { programme: TrainingProgramme }) {
  const { id, title, weeks, batch, feeRupees, description, features, certification, placement } = programme;
  return (
    <article
      id={id}
      aria-labelledby={`${id}-title`}
      className="card grid overflow-hidden lg:grid-cols-[1fr_20rem]"
    >
      <div className="p-6 md:p-10">
        <h3 id={`${id}-title`} className="text-2xl">
          {title}
        </h3>
        <p className="mt-3 max-w-2xl text-ink-soft">{description}</p>
        <ul aria-label={programmeCopy.learn} className="ticks mt-6 grid gap-x-8 gap-y-2 sm:grid-cols-2">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <dl className="mt-8 grid gap-x-8 gap-y-4 border-t border-sand-300 pt-6 text-sm sm:grid-cols-2">
          <div>
            <dt className="font-bold">{programmeCopy.certification}</dt>
            <dd className="mt-1 text-ink-soft">{certification}</dd>
          </div>
          <div>
            <dt className="font-bold">{programmeCopy.placement}</dt>
            <dd className="mt-1 text-ink-soft">{placement}</dd>
          </div>
        </dl>
      </div>
      <div className="flex flex-col gap-6 bg-sand-100 p-6 md:max-lg:flex-row md:max-lg:items-center md:p-10">
        <div>
          <p className="text-3xl font-extrabold tracking-tight text-panel-800">{formatRupees(feeRupees)}</p>
          <p className="text-sm text-ink-soft">{programmeCopy.fee}</p>
        </div>
        <dl className="grid gap-4 text-sm md:max-lg:flex-1 md:max-lg:grid-cols-2 lg:mb-2">
          <div className="border-t border-sand-300 pt-4 md:max-lg:border-0 md:max-lg:pt-0">
            <dt className="text-ink-soft">{programmeCopy.duration}</dt>
            <dd className="flex items-center justify-between font-bold whitespace-nowrap md:max-lg:[&_span]:hidden">
              {programmeCopy.weeks(weeks)} <WeekCells weeks={weeks} />
            </dd>
          </div>
          <div className="border-t border-sand-300 pt-4 md:max-lg:border-0 md:max-lg:pt-0">
            <dt className="text-ink-soft">{programmeCopy.batchSize}</dt>
            <dd className="font-bold whitespace-nowrap">
              {programmeCopy.participants(batch.from, batch.to)}
            </dd>
          </div>
        </dl>
        <a href="#enrol" className="btn btn-panel lg:mt-auto">
          {programmeCopy.enrol}
        </a>
      </div>
    </article>
  );
}
