import { useStaffName } from '~/lib/staff-name';
import { paths } from '~/paths';
import { SiteLink } from '~/ui/site-link';
import { shellCopy } from './en';

/** For staff who are signed in: a tab below the header's edge, so that it moves nothing when it appears. */
export function DashboardTab() {
  const name = useStaffName();
  return (
    name && (
      <SiteLink
        to={paths.dashboard}
        className="absolute top-full left-0 -translate-y-1/2 rounded-full border border-sand-300 bg-white px-3 py-0.5 text-xs font-semibold whitespace-nowrap after:absolute after:inset-0 hover:bg-sand-100 pointer-coarse:after:-bottom-5"
      >
        <Office name={name} />
      </SiteLink>
    )
  );
}

export function OfficeLink({ className }: { className: string }) {
  const name = useStaffName();
  return (
    <SiteLink to={name ? paths.dashboard : paths.login} className={className}>
      {name ? <Office name={name} /> : shellCopy.officeLogin}
    </SiteLink>
  );
}

function Office({ name }: { name: string }) {
  return (
    <>
      {shellCopy.dashboard} · <bdi className="inline-block max-w-40 truncate align-bottom">{name}</bdi>
    </>
  );
}
