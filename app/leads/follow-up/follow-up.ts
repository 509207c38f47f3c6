import { formatReference, referenceOf } from '~/leads/reference';
import { paths } from '~/paths';
import { followUpWords } from './en';

/** What a visitor keeps of a request that was just stored: its reference, and the page that shows how far it has come. */
export function followUp(id: string): { reference: string; followTo: string } {
  // In the fragment, which no server sees.
  return { reference: formatReference(referenceOf(id)), followTo: `${paths.track}#${id}` };
}

/** The last line of the WhatsApp message. */
export const referenceLine = (id: string): Record<string, string> => ({
  [followUpWords.reference]: followUp(id).reference,
});
