import { contentsCopy } from '~/ui/en';
import type { TextSection } from './text';

/** The sections of a long text; stays beside it on wide screens. */
export function ContentsList({ sections }: { sections: TextSection[] }) {
  return (
    <nav aria-label={contentsCopy.title} className="no-print self-start text-sm lg:sticky lg:top-24">
      <p className="font-bold">{contentsCopy.title}</p>
      <ol className="mt-2 border-l-2 border-sand-300">
        {sections.map((section) => (
          <li key={section.id}>
            <a
              href={`#${section.id}`}
              className="-ml-0.5 block border-l-2 border-transparent py-2.5 pl-4 text-ink-soft hover:border-sun-500 hover:text-ink lg:py-1.5"
            >
              {section.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
