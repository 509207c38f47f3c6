import { language } from '~/lib/en';

const addressOf = (name: string) => `/documents/${name}${language === 'en' ? '' : `-${language}`}.pdf`;

/** The files made by `npm run assets -- documents` from the same content as the pages. */
export const documents = { catalogue: addressOf('catalogue'), brochure: addressOf('brochure') };
