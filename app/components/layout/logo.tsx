import { Link } from 'react-router';
import { company } from '~/content/company';

export function Logo() {
  return (
    <Link
      to="/"
      className="flex shrink-0 items-center gap-2.5 text-lg font-extrabold tracking-tight"
      viewTransition
    >
      <LogoMark />
      {company.name}
    </Link>
  );
}

/** A sun rising over a panel. */
function LogoMark() {
  return (
    <svg viewBox="0 0 40 40" className="size-10 shrink-0" aria-hidden="true">
      <rect width="40" height="40" rx="11" fill="#0a2342" />
      <path d="M9 21a11 11 0 0 1 22 0z" fill="#ffb526" />
      <path d="M7.5 24h25l3 8.5h-31z" fill="#1d5ca6" />
      <path
        d="M15.4 24l-1.2 8.5M24.6 24l1.2 8.5M6.2 28h27.6"
        stroke="#fff"
        strokeOpacity=".75"
        strokeWidth="1.2"
        fill="none"
      />
    </svg>
  );
}
