/** Before the reference in the visitor's own WhatsApp message. */
export const followUpWords = { reference: 'Reference' };
