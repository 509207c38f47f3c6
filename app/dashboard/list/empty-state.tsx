import { Link } from 'react-router';
import { dashboard } from '~/dashboard/en';

interface EmptyStateProps {
  title: string;
  text?: string;
  action?: string;
  to?: string;
  onAction?(): void;
}

/** Says why a list shows nothing, and what to do about it. */
export function EmptyState({ title, text, action, to, onAction }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-2 px-6 py-14 text-center">
      <p className="text-lg font-bold">{title}</p>
      {text && <p className="max-w-md text-sm text-ink-soft">{text}</p>}
      {to && (
        <Link to={to} className="tool mt-3">
          {action}
        </Link>
      )}
      {onAction && (
        <button type="button" className="tool mt-3" onClick={onAction}>
          {action}
        </button>
      )}
    </div>
  );
}

export function ListSkeleton() {
  return (
    <div role="status" aria-label={dashboard.loading} className="grid gap-px">
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
        <div key={key} className="flex h-13 items-center gap-6 px-5">
          <span className="h-3 w-40 rounded-full bg-sand-200" />
          <span className="h-3 flex-1 rounded-full bg-sand-100" />
          <span className="h-6 w-24 rounded-full bg-sand-100" />
        </div>
      ))}
    </div>
  );
}
