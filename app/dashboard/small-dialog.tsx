import { type ReactNode, useId } from 'react';
import { languageOf } from '~/lib/language-of';
import { CloseButton, Modal } from './modal';

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
  return (
    <Modal
      labelledBy={titleId}
      className="m-auto max-h-[85dvh] w-[min(26rem,100vw)] rounded-lg [animation:none] max-sm:mb-0 max-sm:w-full max-sm:rounded-b-none max-sm:[&>section]:top-4 max-sm:[&>section]:bottom-auto"
      onClose={onClose}
    >
      <div className="grid grid-cols-1 gap-4 p-5">
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
          <CloseButton className="-my-2 -mr-2" onClick={onClose} />
        </header>
        {children}
      </div>
    </Modal>
  );
}
