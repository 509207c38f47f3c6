import { Icon } from '~/ui/icon';
import { trainingsPage, whyTrainWithUs } from './en';

export function WhyTrainWithUs() {
  return (
    <section id="why" aria-labelledby="why-title" className="section">
      <div className="wrap grid gap-10 lg:grid-cols-[20rem_1fr] lg:gap-20">
        <h2 id="why-title" className="self-start lg:sticky lg:top-28">
          {trainingsPage.whyTitle}
        </h2>
        <ul>
          {whyTrainWithUs.map(({ icon, title, text }) => (
            <li
              key={title}
              className="grid grid-cols-[auto_1fr] gap-x-6 border-b border-sand-300 py-7 first:pt-0 last:border-0"
            >
              <span className="icon-tile row-span-2">
                <Icon name={icon} />
              </span>
              <h3>{title}</h3>
              <p className="mt-2 max-w-2xl text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
