import { officeHours } from '~/company/en';
import { company, officeAddress } from '~/company/facts';
import { Form } from '~/forms/form';
import { contactForm } from '~/leads/contact/form';
import { pageMeta } from '~/lib/seo';
import { telephoneLink, whatsappLink } from '~/lib/whatsapp';
import { paths } from '~/paths';
import { FormLayout } from '~/ui/form-layout';
import { Icon } from '~/ui/icon';
import type { IconName } from '~/ui/icons.generated';
import { contactPage } from './en';

export const meta = () =>
  pageMeta({
    title: contactPage.name,
    description: contactPage.description,
    path: paths.contact,
    share: 'contact',
  });

export default function ContactPage() {
  return (
    <>
      <FormLayout
        eyebrow={contactPage.name}
        title={contactPage.title}
        lead={contactPage.lead}
        picture="banner-dusk-street"
        formTitle={contactPage.formTitle}
        form={<Form form={contactForm} labelledBy="form-title" />}
        aside={
          <>
            <WaysToReach />
            <OfficeHours />
          </>
        }
      />
      <OfficeMap />
    </>
  );
}

function WaysToReach() {
  const { ways } = contactPage;
  return (
    <section aria-labelledby="reach-title">
      <h2 id="reach-title" className="mb-3 text-2xl">
        {contactPage.reachTitle}
      </h2>
      <ul className="grid">
        <Way icon="phone" label={ways.phone} href={telephoneLink(company.phone.e164)}>
          {company.phone.display}
        </Way>
        <Way icon="message-circle" label={ways.whatsapp} href={whatsappLink(contactPage.whatsappGreeting)}>
          {ways.startChat}
        </Way>
        <Way icon="mail" label={ways.email} href={`mailto:${company.email}`}>
          {company.email}
        </Way>
        <Way icon="map-pin" label={ways.office} href={company.links.map}>
          {officeAddress}
        </Way>
      </ul>
    </section>
  );
}

function Way({
  icon,
  label,
  href,
  children,
}: {
  icon: IconName;
  label: string;
  href: string;
  children: string;
}) {
  const external = href.startsWith('https:');
  return (
    <li className="border-b border-sand-200 last:border-0">
      <a
        href={href}
        {...(external && { target: '_blank', rel: 'noreferrer' })}
        className="group flex items-center gap-4 py-4"
      >
        <span className="icon-tile shrink-0">
          <Icon name={icon} />
        </span>
        <span className="min-w-0">
          <span className="block text-xs text-ink-soft">{label}</span>
          <span className="font-bold group-hover:text-panel-600">{children}</span>
        </span>
      </a>
    </li>
  );
}

function OfficeHours() {
  return (
    <section className="card p-6" aria-labelledby="hours-title">
      <h2 id="hours-title" className="mb-3 flex items-center gap-3 text-lg">
        <Icon name="clock" className="text-sun-700" />
        {contactPage.hoursTitle}
      </h2>
      <dl className="text-sm">
        {officeHours.map(({ days, hours }) => (
          <div key={days} className="flex justify-between gap-4 border-t border-sand-200 py-2.5">
            <dt>{days}</dt>
            <dd className="font-semibold">{hours}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function OfficeMap() {
  const { title, text, alt, button } = contactPage.map;
  return (
    <section className="relative" aria-labelledby="map-title">
      <img
        src="/office-map.svg"
        alt={alt}
        width={1200}
        height={675}
        loading="lazy"
        className="h-72 w-full object-cover object-bottom lg:h-120"
      />
      <div className="wrap lg:absolute lg:inset-0 lg:mx-auto lg:flex lg:items-center">
        <div className="card relative -mt-12 mb-16 grid gap-4 p-6 shadow-lift sm:p-8 lg:my-0 lg:w-96">
          <h2 id="map-title" className="text-2xl">
            {title}
          </h2>
          <p className="font-bold">{officeAddress}</p>
          <p className="text-sm text-ink-soft">{text}</p>
          <a href={company.links.map} target="_blank" rel="noreferrer" className="btn btn-panel">
            <Icon name="map-pin" />
            {button}
          </a>
        </div>
      </div>
    </section>
  );
}
