import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { languageOf } from '~/lib/language-of';
import { Icon } from '~/ui/icon';
import { Toaster } from '~/ui/toaster';
import { PanelBoundary } from './panel-boundary';

export const TITLE_ID = 'sheet-title';

interface SheetProps {
  title: string;
  onClose(): void;
  children: ReactNode;
}

/** A native modal dialog along the right edge: the browser keeps the focus inside, closes on Escape and gives it back. */
export function Sheet({ title, onClose, children }: SheetProps) {
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
      aria-labelledby={TITLE_ID}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      className="sheet fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-[min(36rem,100vw)] max-w-none overflow-y-auto overscroll-contain bg-sand-50 text-ink shadow-lift"
    >
      <div className="flex min-h-full flex-col">
        <header className="sticky top-0 z-10 flex items-center gap-3 border-b border-sand-200 bg-sand-50 py-3 pr-3 pl-5 sm:pl-7">
          <h2 id={TITLE_ID} className="min-w-0 flex-1 truncate text-xl">
            <bdi lang={languageOf(title)}>{title}</bdi>
          </h2>
          <button
            type="button"
            aria-label="Close"
            className="grid size-11 place-items-center rounded-md hover:bg-sand-200"
            onClick={onClose}
          >
            <Icon name="x" />
          </button>
        </header>
        <div className="grid flex-1 grid-cols-[minmax(0,1fr)] content-start gap-6 p-5 sm:p-7">
          <PanelBoundary>{children}</PanelBoundary>
        </div>
      </div>
      <Toaster />
    </dialog>
  );
}
