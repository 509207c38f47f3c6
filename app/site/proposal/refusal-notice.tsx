import { FocusedNotice } from '~/ui/focused-notice';
import { ContactLinks } from '~/ui/no-script-notice';
import type { Word } from './calls';
import { proposalPage } from './en';

const { refusals } = proposalPage;

/** Why an answer was not taken; nothing where it was. */
export function RefusalNotice({ word }: { word: Word | undefined }) {
  if (word === undefined || !(word in refusals)) return null;
  const { title, text } = refusals[word as keyof typeof refusals];
  return (
    <FocusedNotice title={title} tone="bad">
      <p>{text}</p>
      <p className="mt-2 text-sm">
        <ContactLinks />
      </p>
    </FocusedNotice>
  );
}
