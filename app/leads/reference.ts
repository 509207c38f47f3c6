const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 10;

/**
 * What a customer is told on the phone: ten letters and digits without look-alikes, from the first fifty random bits of the
 * record's id. `private.reference_of` computes the same; a visitor may not read a row back.
 */
export function referenceOf(id: string): string {
  const hex = id.replaceAll('-', '');
  // The thirteenth digit is the version, the same in every id.
  const bits = BigInt(`0x${hex.slice(0, 12)}${hex[13]}`) >> 2n;
  return Array.from({ length: LENGTH }, (_, at) => {
    const digit = (bits >> BigInt(5 * (LENGTH - 1 - at))) & 31n;
    return ALPHABET[Number(digit)];
  }).join('');
}

/** In two groups, which are easier to read out: K7M2Q-9XD4T. */
export const formatReference = (reference: string) => `${reference.slice(0, 5)}-${reference.slice(5)}`;

export const isReference = (text: string) => /^[2-9A-HJ-NP-Z]{10}$/.test(text);

export const isRequestId = (text: unknown): text is string =>
  typeof text === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
