import { company, officeAddress } from '~/company/facts';
import { LogoMark } from '~/ui/logo';
import { proposalWords as words } from './en';
import type { ProposalMeta } from './hero';

/** Heads the printed document; the screen has the site's header instead. */
export function PrintHeader({ meta }: { meta: ProposalMeta }) {
  return (
    <div className="proposal-letterhead">
      <LogoMark />
      <p>
        <strong>{company.legalName}</strong>
        <br />
        {officeAddress}
        <br />
        {company.tollFree.display} · {company.email}
      </p>
      <p className="text-right">
        <strong>{words.number(meta.number, meta.version)}</strong>
      </p>
    </div>
  );
}
