import { company } from '~/company/facts';
import { initials } from '~/lib/format';
import { author } from './en';

export function AuthorBio() {
  return (
    <aside
      aria-label={author.label}
      className="grid grid-cols-[auto_1fr] gap-5 border-t-2 border-panel-900 pt-8"
    >
      <span
        aria-hidden="true"
        className="on-dark grid size-14 place-items-center rounded-full text-lg font-extrabold text-sun-300"
      >
        {initials(company.name)}
      </span>
      <div>
        <p className="font-bold">{author.name}</p>
        <p className="mt-1 text-sm text-ink-soft">{author.bio}</p>
      </div>
    </aside>
  );
}
