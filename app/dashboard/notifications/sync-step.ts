/** Who turned alerts on in this browser, and under which address it was saved. */
export interface Remembered {
  staffId: string;
  endpoint: string;
}

/** What to do about the subscription that a browser holds, for the person who has just opened the dashboard in it. */
export function stepToSync(
  endpoint: string,
  remembered: Remembered | null,
  staffId: string,
  known: string[],
): 'nothing' | 'save' | 'remove' {
  // A colleague turned it on and their session ended without a word: their alerts are nobody's here.
  if (remembered?.staffId !== staffId) return 'remove';
  if (known.includes(endpoint)) return 'nothing';
  // The browser renewed it, or it was turned off from another device.
  return remembered.endpoint === endpoint ? 'remove' : 'save';
}
