import { FormLayout } from '~/components/ui/form-layout';
import { Icon } from '~/components/ui/icon';
import { Steps } from '~/components/ui/steps';
import { company } from '~/content/company';
import { installationRequestPage as page } from '~/content/installation-request';
import { useEstimate } from '~/features/leads/estimate';
import { EstimateCard } from '~/features/leads/estimate-card';
import { installationForm } from '~/features/leads/installation-form';
import { Form } from '~/forms/form';
import { pageMeta } from '~/lib/seo';
import { telephoneLink, whatsappLink } from '~/lib/whatsapp';

export const meta = () =>
  pageMeta({
    title: 'Request an installation',
    description: page.description,
    path: '/installation-request',
    share: 'installation-request',
  });

export default function InstallationRequestPage() {
  const { estimate, prefill } = useEstimate();
  return (
    <FormLayout
      eyebrow="Installation"
      title={page.title}
      lead={page.lead}
      picture="rooftop-closeup"
      formTitle={page.formTitle}
      form={
        <>
          {estimate && <EstimateCard estimate={estimate} />}
          <Form form={installationForm} labelledBy="form-title" prefill={prefill} />
        </>
      }
      aside={
        <div className="grid gap-8 lg:sticky lg:top-28">
          <section aria-labelledby="next-title">
            <h2 id="next-title" className="mb-6 text-2xl">
              {page.next.title}
            </h2>
            <Steps steps={page.next.steps} />
          </section>
          <Help />
        </div>
      }
    />
  );
}

function Help() {
  return (
    <section className="card grid gap-3 p-6" aria-labelledby="help-title">
      <h2 id="help-title" className="text-lg">
        {page.help.title}
      </h2>
      <p className="text-sm text-ink-soft">
        {page.help.text}{' '}
        <a href={telephoneLink(company.phone.e164)} className="link whitespace-nowrap">
          {company.phone.display}
        </a>
      </p>
      <a href={whatsappLink(page.greeting)} target="_blank" rel="noreferrer" className="btn btn-line">
        <Icon name="message-circle" />
        {page.help.chat}
      </a>
    </section>
  );
}
