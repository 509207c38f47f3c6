import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Icon } from '~/ui/icon';
import { Toaster } from '~/ui/toaster';

interface ModalProps {
  labelledBy: string;
  className: string;
  onClose(): void;
  children: ReactNode;
}

/** A native modal dialog: the browser keeps the focus inside, closes on Escape and gives it back. */
export function Modal({ labelledBy, className, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect ends while the dialog still stands in the page; closed later, it would not give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      className={`sheet max-w-none overflow-y-auto overscroll-contain bg-sand-50 text-ink shadow-lift ${className}`}
    >
      {children}
      <Toaster />
    </dialog>
  );
}

export function CloseButton({ className = '', onClick }: { className?: string; onClick(): void }) {
  return (
    <button
      type="button"
      aria-label="Close"
      className={`grid size-11 place-items-center rounded-md hover:bg-sand-200 ${className}`}
      onClick={onClick}
    >
      <Icon name="x" />
    </button>
  );
}
