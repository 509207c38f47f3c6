import { company, officeAddress } from '~/company/facts';
import { telephoneLink } from '~/lib/whatsapp';
import { contactCopy } from '~/ui/en';
import { Icon } from '~/ui/icon';
import { SiteLink } from '~/ui/site-link';
import { footerNavigation, legalNavigation, shellCopy } from './en';
import { OfficeLink } from './office-link';

const LINK = 'inline-block py-1.5 hover:text-sun-300';

export function Footer() {
  return (
    <footer className="no-print on-dark cells mt-auto">
      <div className="wrap grid gap-12 py-16 lg:grid-cols-[1.4fr_2fr]">
        <div className="max-w-sm">
          <p className="text-2xl font-extrabold tracking-tight">{company.name}</p>
          <p className="mt-3 text-panel-200">{shellCopy.footerLead}</p>
          <address className="mt-6 grid gap-3 text-sm not-italic">
            <a href={telephoneLink(company.tollFree.e164)} className="flex gap-3 hover:text-sun-300">
              <Icon name="phone" className="mt-0.75" /> {contactCopy.tollFree(company.tollFree.display)}
            </a>
            <a href={`mailto:${company.email}`} className="flex gap-3 hover:text-sun-300">
              <Icon name="mail" className="mt-0.75" /> {company.email}
            </a>
            <span className="flex gap-3">
              <Icon name="map-pin" className="mt-0.75" /> {officeAddress}
            </span>
          </address>
        </div>
        <div className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-8 sm:grid-cols-3 sm:gap-x-8">
          {footerNavigation.map((group) => (
            <nav key={group.title} aria-label={group.title}>
              <p className="text-sm font-bold text-sun-300">{group.title}</p>
              <ul className="mt-4 grid gap-1 text-sm">
                {group.links.map((link) => (
                  <FooterLink key={link.to} {...link} />
                ))}
              </ul>
            </nav>
          ))}
        </div>
      </div>
      <div className="border-t border-white/10">
        <div className="wrap flex flex-wrap items-center gap-x-8 gap-y-2 py-6 text-xs text-panel-200">
          <p>© {company.legalName}</p>
          <ul className="flex grow flex-wrap gap-x-6">
            {legalNavigation.map((link) => (
              <FooterLink key={link.to} {...link} />
            ))}
            {/* At the end of the row: it grows by a name without moving the others. */}
            <li className="ml-auto">
              <OfficeLink className={LINK} />
            </li>
          </ul>
        </div>
      </div>
    </footer>
  );
}

function FooterLink({ label, to }: { label: string; to: string }) {
  return (
    <li>
      <SiteLink to={to} className={LINK}>
        {label}
      </SiteLink>
    </li>
  );
}
