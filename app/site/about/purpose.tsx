import { purpose } from './en';

/** Mission and vision, the second a step lower and in the light. */
export function Purpose() {
  return (
    <section aria-label={purpose.label} className="wrap grid gap-5 md:mb-10 md:grid-cols-2 md:gap-0">
      <div className="on-dark cells rounded-xl p-8 md:p-12 md:pr-16">
        <h2 className="text-xl text-sun-300">{purpose.mission.title}</h2>
        <p className="mt-5 text-2xl font-bold tracking-tight">{purpose.mission.text}</p>
      </div>
      <div className="rounded-xl bg-sun-400 p-8 text-panel-950 shadow-lift md:mt-20 md:-ml-5 md:-mb-10 md:p-12">
        <h2 className="text-xl">{purpose.vision.title}</h2>
        <p className="mt-5 text-2xl font-bold tracking-tight">{purpose.vision.text}</p>
      </div>
    </section>
  );
}
