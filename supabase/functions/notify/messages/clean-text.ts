/** Controls, overrides of direction and separators of lines: they can make a header of a name, or a name look like another. */
const INVISIBLE = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2028\u2029\u2066-\u2069\ufeff]+/gu;

/** For subjects, names and everything else that is one line. */
export function oneLine(text: unknown, longest = 120): string {
  const line = String(text ?? '')
    .replace(INVISIBLE, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const characters = [...line];
  return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : line;
}

/** For what people wrote in several lines. */
export function paragraph(text: unknown, longest = 600): string {
  const lines = String(text ?? '').split(/\r\n|\r|\n/);
  const cleaned = lines
    .map((line) => line.replace(INVISIBLE, ' ').trimEnd())
    .join('\n')
    .trim();
  const characters = [...cleaned];
  return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : cleaned;
}

/**
 * Anybody can type a stranger's address into a form; what goes back to that address must not carry an advertisement. A
 * mail program makes a link of anything that looks like one, so nothing may.
 */
export const withoutLinks = (text: string) =>
  text
    .replace(/\b[a-z][a-z0-9+.-]*:\/*[^\s]{2,}/gi, '[…]')
    .replace(/\S+@\S+/g, '[…]')
    .replace(/(?:[\p{L}\p{N}-]+[.。．])+\p{L}{2,}(?:\/\S*)?/gu, '[…]');
