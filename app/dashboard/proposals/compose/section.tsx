import { type ReactNode, useId } from 'react';

/** A part of the form with its heading. */
export function Section({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="card grid grid-cols-[minmax(0,1fr)] gap-4 p-4 sm:p-5">
      <div className="grid gap-1">
        <h2 id={id} className="text-base font-bold">
          {title}
        </h2>
        {hint && <p className="text-xs text-ink-soft">{hint}</p>}
      </div>
      {children}
    </section>
  );
}
