import { subsidy, subsidyTiers } from '~/company/subsidy/en';
import { Section } from '~/ui/section';

export function SubsidyInformation() {
  const { terms } = subsidy;
  return (
    <Section id="subsidy" tone="white" eyebrow={subsidy.eyebrow} title={subsidy.title} lead={subsidy.lead}>
      <div className="grid gap-5 md:grid-cols-2">
        {subsidyTiers.map((tier) => (
          <article key={tier.capacity} className="card flex flex-col overflow-hidden">
            <h3 className="px-6 pt-6 text-2xl lg:px-8 lg:pt-8">{tier.capacity}</h3>
            <dl className="flex-1 divide-y divide-sand-200 p-6 pt-3 text-sm lg:px-8">
              <Row term={terms.central} value={tier.central} />
              <Row term={terms.state} value={tier.state} />
              <Row term={terms.total} value={tier.total} />
            </dl>
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 bg-sun-100 px-6 py-5 text-sm lg:px-8">
              {subsidy.example(tier.example.size)}
              <strong className="text-3xl font-extrabold tracking-tight whitespace-nowrap">
                {tier.example.amount}
              </strong>
            </p>
          </article>
        ))}
      </div>
      <p className="mt-5 text-sm text-ink-soft">{subsidy.disclaimer}</p>
      <div className="mt-14 grid gap-12 lg:grid-cols-[2fr_1fr] lg:gap-20">
        <div>
          <h3>{subsidy.stepsTitle}</h3>
          <ol className="mt-6 grid gap-8 sm:grid-cols-2">
            {subsidy.steps.map((step, index) => (
              <li key={step.title} className="flex gap-4">
                <span aria-hidden="true" className="w-7 shrink-0 text-3xl font-extrabold text-sun-500">
                  {index + 1}
                </span>
                <p className="text-ink-soft">
                  <strong className="block text-ink">{step.title}</strong>
                  {step.text}
                </p>
              </li>
            ))}
          </ol>
        </div>
        <div>
          <h3>{subsidy.documentsTitle}</h3>
          <ul className="ticks mt-6 grid gap-2 sm:grid-cols-2 lg:grid-cols-1">
            {subsidy.documents.map((document) => (
              <li key={document}>{document}</li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}

function Row({ term, value }: { term: string; value: string }) {
  return (
    <div className="grid grid-cols-[5rem_1fr] py-3">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  );
}
