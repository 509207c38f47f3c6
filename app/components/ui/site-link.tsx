import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router';
import { pageChange } from '~/lib/page-change';

interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string;
}

/** One link for content that does not say where it leads: a page of ours, a file, a section, a number or another site. */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  if (to.startsWith('https:')) return <a href={to} target="_blank" rel="noreferrer" {...rest} />;
  const isPage = to.startsWith('/') && !to.startsWith('/documents/');
  return isPage ? <Link to={to} {...pageChange} {...rest} /> : <a href={to} {...rest} />;
}
