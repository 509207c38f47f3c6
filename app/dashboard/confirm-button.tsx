import { useState } from 'react';
import { Icon } from '~/ui/icon';
import type { IconName } from '~/ui/icons.generated';
import { ConfirmDialog } from './confirm-dialog';

interface ConfirmButtonProps {
  label: string;
  icon?: IconName;
  words: { title: string; text: string; confirm: string; cancel: string };
  isPending: boolean;
  onConfirm(close: () => void): void;
}

/** A button that takes something away, and the question before it does. */
export function ConfirmButton({ label, icon, words, isPending, onConfirm }: ConfirmButtonProps) {
  const { text, ...asked } = words;
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <button
        type="button"
        className="tool justify-self-start text-danger-700"
        onClick={() => setAsking(true)}
      >
        {icon && <Icon name={icon} />}
        {label}
      </button>
      {isAsking && (
        <ConfirmDialog {...asked} isPending={isPending} onConfirm={() => onConfirm(close)} onClose={close}>
          <p className="text-sm">{text}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
