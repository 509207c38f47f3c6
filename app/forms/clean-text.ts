/**
 * What nobody sees: it turns a name around or makes two spellings of one word (bidirectional overrides, zero-width
 * spaces, soft hyphens, tags). The joiners U+200C and U+200D stay, because Devanagari is written with them. The same list
 * as `private.without_invisible` in the database.
 */
const INVISIBLE =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: each of them is meant by itself
  /[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff0-\ufffb\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]/gu;

/** No invisible or control characters (text copied from a PDF brings them), no outer or repeated white space. */
export function cleanLine(written: string): string {
  const text = written
    .toWellFormed()
    .replace(INVISIBLE, '')
    .replace(/(?![\s\u0080-\u009f])\p{Cc}/gu, '')
    .replace(/[\s\u0085]+/g, ' ')
    .trim();
  return isSeen(text) ? text : '';
}

export function cleanParagraph(written: string): string {
  const text = written
    .toWellFormed()
    .replace(INVISIBLE, '')
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t\u0080-\u009f])\p{Cc}/gu, '')
    .trim();
  return isSeen(text) ? text : '';
}

/** Joiners alone join nothing. */
const isSeen = (text: string) => text.replace(/[\s\u200c\u200d]/g, '') !== '';

/** Phones set to Hindi type ०-९. */
export function asciiDigits(written: string): string {
  return written.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
}

/** Postgres counts characters, JavaScript UTF-16 units: an emoji is one here, as there. */
export const countCharacters = (text: string) => [...text].length;
