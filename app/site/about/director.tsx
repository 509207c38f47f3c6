import { company } from '~/company/facts';
import { initials } from '~/lib/format';
import { director } from './en';

export function Director() {
  return (
    <section id="director" aria-labelledby="director-title" className="section">
      <div className="wrap grid gap-10 lg:grid-cols-[22rem_1fr] lg:gap-20">
        <Portrait />
        <div>
          <p className="eyebrow">{director.eyebrow}</p>
          <h2 id="director-title" className="mt-4">
            {director.title}
          </h2>
          <p className="mt-6 max-w-2xl text-2xl font-bold tracking-tight text-panel-800">
            {director.statement}
          </p>
          <div className="mt-6 grid max-w-2xl gap-4 text-ink-soft">
            {director.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

/** A monogram: there is no portrait yet. */
function Portrait() {
  return (
    <div className="on-dark cells flex items-center justify-between gap-5 self-start lg:flex-col lg:items-start lg:gap-12 rounded-xl p-6 sm:p-8">
      <span
        aria-hidden="true"
        className="grid size-20 shrink-0 sm:size-24 lg:size-32 place-items-center rounded-full border-4 border-sun-400 text-3xl font-extrabold text-sun-300 sm:text-4xl"
      >
        {initials(company.name)}
      </span>
      <p>
        <strong className="block text-4xl font-extrabold tracking-tight">{director.figure}</strong>
        <span className="text-panel-200">{director.figureLabel}</span>
      </p>
    </div>
  );
}
