import type { CSSProperties } from 'react';
import { installationSteps } from './en';

/** On wide screens the steps climb, as the project does. */
export function InstallationProcess() {
  return (
    <ol className="grid gap-8 md:grid-cols-2 lg:-mt-16 lg:grid-cols-4 lg:items-start lg:gap-5">
      {installationSteps.map((step, index) => (
        <li
          key={step.number}
          className="border-t-4 border-sun-400 pt-5 lg:mt-(--climb)"
          style={{ '--climb': `${(installationSteps.length - 1 - index) * 2.5}rem` } as CSSProperties}
        >
          <p className="text-4xl font-extrabold tracking-tight text-panel-800 tabular-nums">{step.number}</p>
          <h3 className="mt-5">{step.title}</h3>
          <p className="mt-1 font-semibold text-sun-700">{step.summary}</p>
          <p className="mt-3 text-sm text-ink-soft">{step.text}</p>
        </li>
      ))}
    </ol>
  );
}
