import type { ReactNode } from 'react';
import { SmallDialog } from './small-dialog';

interface ConfirmDialogProps {
  title: string;
  about?: string;
  confirm: string;
  cancel: string;
  isPending: boolean;
  /** Nothing to confirm yet. */
  isWaiting?: boolean;
  /** Takes something away from somebody. */
  isDangerous?: boolean;
  onConfirm(): void;
  onClose(): void;
  children: ReactNode;
}

/** Asks once more before something that cannot be taken back. */
export function ConfirmDialog({
  title,
  about,
  confirm,
  cancel,
  isPending,
  isWaiting = false,
  isDangerous = true,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) {
  return (
    <SmallDialog title={title} about={about} onClose={() => !isPending && onClose()}>
      {children}
      <div className="flex flex-wrap justify-end gap-2">
        <button type="button" className="tool" disabled={isPending} onClick={onClose}>
          {cancel}
        </button>
        <button
          type="button"
          disabled={isPending || isWaiting}
          aria-busy={isPending}
          className={`tool ${isDangerous ? 'border-transparent bg-danger-700 text-white' : 'tool-strong'}`}
          onClick={onConfirm}
        >
          {confirm}
        </button>
      </div>
    </SmallDialog>
  );
}
