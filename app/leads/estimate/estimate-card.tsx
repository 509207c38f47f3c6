import { Link } from 'react-router';
import { formatRupees } from '~/lib/format';
import { paths } from '~/paths';
import { SiteLink } from '~/ui/site-link';
import { estimateWords as words } from './en';
import type { Estimate } from './estimate';

/** What will be sent along with the form, in the open. */
export function EstimateCard({ estimate }: { estimate: Estimate }) {
  return (
    <section className="on-dark cells mb-8 rounded-md p-5 sm:p-6" aria-labelledby="estimate-title">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h3 id="estimate-title" className="text-lg">
          {words.title}
        </h3>
        <span className="flex gap-5 text-sm">
          <SiteLink to={paths.calculator} className="link">
            {words.change}
          </SiteLink>
          <Link to="?" replace preventScrollReset className="link">
            {words.remove}
          </Link>
        </span>
      </div>
      <dl className="mt-4 grid grid-cols-2 gap-4 sm:grid-cols-4">
        <Figure label={words.bill} value={formatRupees(estimate.bill)} />
        <Figure label={words.system} value={words.systemSize(estimate.systemSize)} />
        <Figure label={words.saving} value={formatRupees(estimate.monthlySaving)} />
        <Figure
          label={words.subsidy}
          value={estimate.subsidyEligible ? words.subsidyCounted : words.subsidyNotCounted}
        />
      </dl>
      <p className="mt-4 text-xs text-panel-200">{words.note}</p>
    </section>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-xs text-panel-200">{label}</dt>
      <dd className="font-bold">{value}</dd>
    </div>
  );
}
