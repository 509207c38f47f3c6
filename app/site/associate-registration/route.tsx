import { company } from '~/company/facts';
import { partnerTypes } from '~/company/partner-programme/en';
import { Form } from '~/forms/form';
import { registrationForm } from '~/leads/registration/form';
import { pageMeta } from '~/lib/seo';
import { whatsappLink } from '~/lib/whatsapp';
import { paths } from '~/paths';
import { FormLayout } from '~/ui/form-layout';
import { Icon } from '~/ui/icon';
import { Section } from '~/ui/section';
import { Steps } from '~/ui/steps';
import { associateRegistrationPage as page } from './en';

export const meta = () =>
  pageMeta({
    title: page.title,
    description: page.description,
    path: paths.associateRegistration,
    share: 'associate-registration',
  });

export default function AssociateRegistrationPage() {
  return (
    <>
      <FormLayout
        eyebrow={page.eyebrow}
        title={page.title}
        lead={page.lead}
        picture="warehouse"
        formTitle={page.formTitle}
        form={
          <>
            <ApprovalBanner />
            <Form form={registrationForm} labelledBy="form-title" />
          </>
        }
        aside={
          <>
            <section aria-labelledby="next-title">
              <h2 id="next-title" className="mb-6 text-2xl">
                {page.next.title}
              </h2>
              <Steps steps={page.next.steps} />
            </section>
            <PartnerTypes />
            <Help />
          </>
        }
      />
      <Benefits />
    </>
  );
}

function ApprovalBanner() {
  return (
    <p className="form-notice form-notice-good mb-8">
      <Icon name="badge-check" />
      <span>
        <strong>{page.approval.title}</strong> {page.approval.text}
      </span>
    </p>
  );
}

function PartnerTypes() {
  return (
    <section aria-labelledby="types-title">
      <h2 id="types-title" className="mb-2 text-xl">
        {page.typesTitle}
      </h2>
      <dl>
        {partnerTypes.map(({ name, investment, earning }) => (
          <div key={name} className="border-t border-sand-300 py-3">
            <dt className="font-bold">{name}</dt>
            <dd className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-soft">
              <span>{investment}</span>
              <span className="font-semibold text-leaf-700">{earning}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Help() {
  const { title, text, chat, greeting, copy } = page.help;
  return (
    <section className="card grid gap-4 p-6" aria-labelledby="help-title">
      <h2 id="help-title" className="text-lg">
        {title}
      </h2>
      <p className="text-sm text-ink-soft">{text}</p>
      <a href={whatsappLink(greeting)} target="_blank" rel="noreferrer" className="btn btn-panel">
        <Icon name="message-circle" />
        {chat}
      </a>
      <a href={company.links.registrationCopy} target="_blank" rel="noreferrer" className="btn btn-line">
        <Icon name="file-text" />
        {copy}
        <Icon name="external-link" />
      </a>
    </section>
  );
}

function Benefits() {
  return (
    <Section id="benefits" title={page.benefitsTitle} tone="sand">
      <ul className="grid gap-8 md:grid-cols-3 md:gap-12">
        {page.benefits.map(({ icon, title, text }) => (
          <li key={title} className="border-t-4 border-sun-400 pt-5">
            <Icon name={icon} className="text-2xl text-sun-700" />
            <h3 className="mt-3">{title}</h3>
            <p className="mt-2 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
