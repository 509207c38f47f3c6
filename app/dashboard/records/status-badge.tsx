import { sentenceCase } from './format-value';

/** The specified colours; every status not named here is grey. The word is always there, so colour never stands alone. */
const tones: Record<string, string> = {
  pending: 'bg-sun-100 text-sun-700',
  approved: 'bg-leaf-100 text-leaf-700',
  rejected: 'bg-danger-100 text-danger-700',
  'in-progress': 'bg-panel-100 text-panel-700',
};

export const statusTone = (status: string) => tones[status] ?? 'bg-ink/8 text-ink-soft';

export function StatusBadge({ status }: { status: string }) {
  return (
    <span
      data-status={status}
      className={`inline-block rounded-full px-3 py-1 text-xs font-bold whitespace-nowrap ${statusTone(status)}`}
    >
      {sentenceCase(status)}
    </span>
  );
}
