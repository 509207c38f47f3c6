import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { languageOf } from '~/lib/language-of';
import { Icon } from '~/ui/icon';
import { Toaster } from '~/ui/toaster';

interface SmallDialogProps {
  title: string;
  /** Whom the question is about, which the dialog may cover. */
  about?: string;
  onClose(): void;
  children: ReactNode;
}

/** One question, above whatever asked it: in the middle of the screen, on a phone at its lower edge, with messages at the upper. */
export function SmallDialog({ title, about, onClose, children }: SmallDialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect, as in Sheet: the focus goes back to what opened it.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      className="sheet m-auto max-h-[85dvh] w-[min(26rem,100vw)] max-w-none overflow-y-auto overscroll-contain rounded-lg bg-sand-50 text-ink shadow-lift [animation:none] max-sm:mb-0 max-sm:w-full max-sm:rounded-b-none max-sm:[&>section]:top-4 max-sm:[&>section]:bottom-auto"
    >
      <div className="grid gap-4 p-5">
        <header className="flex items-start gap-3">
          <div className="min-w-0 flex-1">
            <h2 id={titleId} className="text-lg font-bold">
              {title}
            </h2>
            {about && (
              <p className="truncate text-sm text-ink-soft">
                <bdi lang={languageOf(about)}>{about}</bdi>
              </p>
            )}
          </div>
          <button
            type="button"
            aria-label="Close"
            className="-my-2 -mr-2 grid size-11 place-items-center rounded-md hover:bg-sand-200"
            onClick={onClose}
          >
            <Icon name="x" />
          </button>
        </header>
        {children}
      </div>
      <Toaster />
    </dialog>
  );
}
