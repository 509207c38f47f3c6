import type { AnchorHTMLAttributes } from 'react';
import { localized } from '~/lib/localized';

interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string;
}

/**
 * One link for content that does not say where it leads: a page of ours, a file, a section, a number or another site. Pages
 * are opened by the browser, not by the router: on a slow phone finished HTML is there sooner than script could draw it.
 */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  const elsewhere = to.startsWith('https:') && { target: '_blank', rel: 'noreferrer' };
  return <a href={localized(to)} {...elsewhere} {...rest} />;
}
