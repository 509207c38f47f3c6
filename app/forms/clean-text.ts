/** No invisible control characters (text copied from a PDF brings them), no outer or repeated white space. */
export function cleanLine(written: string): string {
  return written
    .toWellFormed()
    .replace(/(?![\s\u0080-\u009f])\p{Cc}/gu, '')
    .replace(/[\s\u0085]+/g, ' ')
    .trim();
}

export function cleanParagraph(written: string): string {
  return written
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t\u0080-\u009f])\p{Cc}/gu, '')
    .trim();
}

/** Phones set to Hindi type ०-९. */
export function asciiDigits(written: string): string {
  return written.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
}

/** Postgres counts characters, JavaScript UTF-16 units: an emoji is one here, as there. */
export const countCharacters = (text: string) => [...text].length;
