/** The files made by `npm run assets -- documents` from the same content as the pages. */
export const documents = {
  catalogue: '/documents/catalogue.pdf',
  brochure: '/documents/brochure.pdf',
} as const;
