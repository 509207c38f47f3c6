import { Icon } from '~/ui/icon';
import { achievements, highlights } from './en';

/** A ledger: the figure on the left, what it stands for on the right. */
export function Achievements() {
  return (
    <dl className="border-t-2 border-panel-900">
      {achievements.map(({ figure, text }) => (
        <div
          key={figure}
          className="grid gap-x-10 gap-y-1 border-b border-sand-300 py-6 md:grid-cols-[20rem_1fr] md:items-baseline"
        >
          <dt className="text-2xl font-extrabold tracking-tight text-panel-800">{figure}</dt>
          <dd className="text-ink-soft">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Four cards as the four cells of a panel. */
export function Highlights() {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:gap-5">
      {highlights.map(({ icon, figure, title, text }) => (
        <li
          key={title}
          className="grid content-start gap-8 rounded-lg border border-white/15 bg-panel-950/40 p-6 md:p-10"
        >
          <Icon name={icon} className="size-8 text-sun-300" />
          <div>
            <p className="text-4xl font-extrabold tracking-tight">{figure}</p>
            <h3 className="mt-2 text-sun-300">{title}</h3>
            <p className="mt-2 text-sm text-panel-200">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
