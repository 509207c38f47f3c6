import type { ReactNode } from 'react';
import { failureCopy } from '~/ui/en';
import { ErrorBoundary } from '~/ui/error-boundary';

/** One panel that fails, over a record nobody expected, leaves the others at work. */
export function PanelBoundary({ children }: { children: ReactNode }) {
  const { title, text, action } = failureCopy.panel;
  return (
    <ErrorBoundary
      fallback={(retry) => (
        <div role="alert" className="card grid justify-items-start gap-2 p-5">
          <p className="font-bold">{title}</p>
          <p className="text-sm text-ink-soft">{text}</p>
          <button type="button" className="tool mt-2" onClick={retry}>
            {action}
          </button>
        </div>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
