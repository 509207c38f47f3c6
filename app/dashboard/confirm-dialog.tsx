import { SmallDialog } from './small-dialog';

interface ConfirmDialogProps {
  words: { title: string; text: string; confirm: string; cancel: string };
  isPending: boolean;
  onConfirm(): void;
  onClose(): void;
}

/** Asks once more before something that cannot be taken back. */
export function ConfirmDialog({ words, isPending, onConfirm, onClose }: ConfirmDialogProps) {
  return (
    <SmallDialog title={words.title} onClose={onClose}>
      <p className="text-sm">{words.text}</p>
      <div className="flex flex-wrap justify-end gap-2">
        <button type="button" className="tool" disabled={isPending} onClick={onClose}>
          {words.cancel}
        </button>
        <button
          type="button"
          disabled={isPending}
          aria-busy={isPending}
          className="tool border-transparent bg-danger-700 text-white"
          onClick={onConfirm}
        >
          {words.confirm}
        </button>
      </div>
    </SmallDialog>
  );
}
