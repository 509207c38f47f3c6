import { place } from '~/company/en';
import { claims, company } from '~/company/facts';
import { Form } from '~/forms/form';
import { consultationForm } from '~/leads/consultation/form';
import { useEstimate } from '~/leads/estimate/estimate';
import { EstimateCard } from '~/leads/estimate/estimate-card';
import { formatRupees } from '~/lib/format';
import { pageMeta } from '~/lib/seo';
import { telephoneLink, whatsappLink } from '~/lib/whatsapp';
import { paths } from '~/paths';
import { FormLayout } from '~/ui/form-layout';
import { Icon } from '~/ui/icon';
import { toast } from '~/ui/toast';
import { bookConsultationPage as page } from './en';

export const meta = () =>
  pageMeta({
    title: page.name,
    description: page.description,
    path: paths.bookConsultation,
    share: 'book-consultation',
  });

export default function BookConsultationPage() {
  const { estimate, prefill } = useEstimate();
  return (
    <FormLayout
      eyebrow={page.eyebrow}
      title={page.title}
      lead={page.lead}
      picture="banner-noon-rooftop"
      formTitle={page.formTitle}
      form={
        <>
          {estimate && <EstimateCard estimate={estimate} />}
          <Form form={consultationForm} labelledBy="form-title" prefill={prefill} />
        </>
      }
      aside={
        <>
          <WhatYouGet />
          <PremiumCard />
          <ContactCard />
        </>
      }
    />
  );
}

function WhatYouGet() {
  return (
    <section aria-labelledby="benefits-title">
      <h2 id="benefits-title" className="mb-5 text-2xl">
        {page.benefits.title}
      </h2>
      <ul className="ticks grid gap-3">
        {page.benefits.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}

function PremiumCard() {
  const { title, text, priceNote, button, toast: message } = page.premium;
  return (
    <section className="on-dark cells rounded-lg p-6 sm:p-8" aria-labelledby="premium-title">
      <h2 id="premium-title" className="text-xl">
        {title}
      </h2>
      <p className="mt-2 text-sm text-panel-200">{text}</p>
      <p className="mt-5 flex flex-wrap items-baseline gap-x-2">
        <span className="text-3xl font-extrabold tracking-tight whitespace-nowrap">
          {formatRupees(claims.premiumVisitRupees)}
        </span>
        <span className="text-sm text-panel-200">{priceNote}</span>
      </p>
      <button
        type="button"
        className="btn btn-sun mt-5 w-full"
        onClick={() => toast({ ...message, tone: 'info' })}
      >
        <Icon name="credit-card" />
        {button}
      </button>
    </section>
  );
}

function ContactCard() {
  const { title, region, chat, greeting } = page.contact;
  return (
    <section className="card grid gap-4 p-6 sm:p-8" aria-labelledby="contact-title">
      <h2 id="contact-title" className="text-xl">
        {title}
      </h2>
      <a
        href={telephoneLink(company.phone.e164)}
        className="flex items-center gap-3 text-xl font-bold hover:text-panel-600"
      >
        <Icon name="phone" className="text-sun-700" />
        {company.phone.display}
      </a>
      <p className="flex items-center gap-3 text-sm">
        <Icon name="map-pin" className="text-sun-700" />
        <span>
          {region.before}
          <strong>{place.region}</strong>
          {region.after}
        </span>
      </p>
      <a href={whatsappLink(greeting)} target="_blank" rel="noreferrer" className="btn btn-line">
        <Icon name="message-circle" />
        {chat}
      </a>
    </section>
  );
}
