import { company } from '../../../../app/company/facts.ts';

/** Where links lead. */
export type Site = {
  /** The origin of the pages. */
  url: string;
  /** Where Edge Functions answer. */
  functionsUrl: string;
  /** Whom a push service may write to. */
  contact: string;
};

export const siteOf = (url: string, functionsUrl = `${url}/functions/v1`): Site => ({
  url,
  functionsUrl,
  contact: `mailto:${company.email}`,
});
