import { company } from '~/company/facts';
import { Form } from '~/forms/form';
import { useEstimate } from '~/leads/estimate/estimate';
import { EstimateCard } from '~/leads/estimate/estimate-card';
import { installationForm } from '~/leads/installation/form';
import { pageMeta } from '~/lib/seo';
import { telephoneLink, whatsappLink } from '~/lib/whatsapp';
import { paths } from '~/paths';
import { FormLayout } from '~/ui/form-layout';
import { Icon } from '~/ui/icon';
import { Steps } from '~/ui/steps';
import { installationRequestPage as page } from './en';

export const meta = () =>
  pageMeta({
    title: page.name,
    description: page.description,
    path: paths.installationRequest,
    share: 'installation-request',
  });

export default function InstallationRequestPage() {
  const { estimate, prefill } = useEstimate();
  return (
    <FormLayout
      eyebrow={page.eyebrow}
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
