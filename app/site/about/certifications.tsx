import { Icon } from '~/ui/icon';
import { certifications } from './en';

export function Certifications() {
  return (
    <ul className="grid gap-8 md:grid-cols-3">
      {certifications.map(({ icon, title, text }) => (
        <li key={title} className="border-l-2 border-sand-300 pl-6">
          <span className="grid size-16 place-items-center rounded-full bg-panel-900 text-sun-300">
            <Icon name={icon} className="size-7" />
          </span>
          <h3 className="mt-5">{title}</h3>
          <p className="mt-2 text-sm text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}
