/** The files made by `npm run assets -- documents` from the same content as the pages. */
export const documents = {
  catalogue: { title: 'Catalogue', path: '/documents/catalogue.pdf' },
  brochure: { title: 'Training brochure', path: '/documents/brochure.pdf' },
} as const;
