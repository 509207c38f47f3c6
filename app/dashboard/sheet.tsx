import type { ReactNode } from 'react';
import { languageOf } from '~/lib/language-of';
import { CloseButton, Modal } from './modal';
import { PanelBoundary } from './panel-boundary';

export const TITLE_ID = 'sheet-title';

interface SheetProps {
  title: string;
  onClose(): void;
  children: ReactNode;
}

/** A dialog along the right edge, on a phone over the whole screen. */
export function Sheet({ title, onClose, children }: SheetProps) {
  return (
    <Modal
      labelledBy={TITLE_ID}
      // A message at the lower edge leaves the button under it within reach.
      className="fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-[min(36rem,100vw)] has-[>section>*]:pb-40"
      onClose={onClose}
    >
      <div className="flex min-h-full flex-col">
        <header className="sticky top-0 z-10 flex items-center gap-3 border-b border-sand-200 bg-sand-50 py-3 pr-3 pl-5 sm:pl-7">
          <h2 id={TITLE_ID} className="min-w-0 flex-1 truncate text-xl">
            <bdi lang={languageOf(title)}>{title}</bdi>
          </h2>
          <CloseButton onClick={onClose} />
        </header>
        <div className="grid flex-1 grid-cols-[minmax(0,1fr)] content-start gap-6 p-5 sm:p-7">
          <PanelBoundary>{children}</PanelBoundary>
        </div>
      </div>
    </Modal>
  );
}
