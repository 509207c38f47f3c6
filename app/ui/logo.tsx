import { company } from '~/company/facts';
import { paths } from '~/paths';
import { SiteLink } from './site-link';

export function Logo() {
  return (
    <SiteLink
      to={paths.home}
      className="flex shrink-0 items-center gap-2.5 text-lg font-extrabold tracking-tight"
    >
      <LogoMark />
      {company.name}
    </SiteLink>
  );
}

/** A sun rising over a panel; the same drawing as public/favicon.svg. */
export function LogoMark() {
  return (
    <svg viewBox="0 0 40 40" className="size-10 shrink-0" aria-hidden="true">
      <rect width="40" height="40" rx="11" fill="#0a2342" className="in-[.on-dark]:fill-white/12" />
      <path d="M10 18.8a10 10 0 0 1 20 0z" fill="#ffb526" />
      <path
        d="M10.4 21.6h5.5l-.5 4H8.7zM17.2 21.6h5.6l.5 4h-6.6zM24.1 21.6h5.5l1.7 4h-6.7zM8.2 26.9h7l-.7 4.7H6.2zM16.5 26.9h7l.7 4.7h-8.4zM24.8 26.9h7l2 4.7h-8.3z"
        fill="#e3eefb"
      />
    </svg>
  );
}
