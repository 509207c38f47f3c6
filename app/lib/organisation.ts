import { company } from '~/company/facts';
import { absoluteUrl } from './seo';

/** The company as the provider or publisher of something, in the vocabulary of schema.org. */
export const organisation = {
  '@type': 'Organization',
  name: company.name,
  url: absoluteUrl('/'),
  logo: absoluteUrl('/icons/icon-512.png'),
};
