/** What the fragment of the address names; chat apps may leave the full stop of a sentence at its end. */
export const tokenIn = (hash: string): string | undefined => /^#([\w-]{32})(?![\w-])/.exec(hash)?.[1];
