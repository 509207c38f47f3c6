import { partnerProgramme, partnerTypes } from '~/company/partner-programme/en';
import { Section } from '~/ui/section';
import { SiteLink } from '~/ui/site-link';

export function PartnerProgramme() {
  const { action, terms } = partnerProgramme;
  return (
    <Section
      id="partner-programme"
      eyebrow={partnerProgramme.eyebrow}
      title={partnerProgramme.title}
      lead={partnerProgramme.lead}
    >
      <ul className="grid gap-5">
        {partnerTypes.map((type) => (
          <li key={type.name} className="card grid gap-6 p-6 lg:grid-cols-[1fr_2fr_1fr] lg:gap-8 lg:p-8">
            <div>
              <h3 className="text-2xl">{type.name}</h3>
              <p className="mt-2 text-ink-soft">{type.text}</p>
            </div>
            <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-3">
              <Fact term={terms.investment} value={type.investment} />
              <Fact term={terms.earning} value={type.earning} />
              <Fact term={terms.territory} value={type.territory} />
            </dl>
            <ul className="ticks text-sm">
              {type.benefits.map((benefit) => (
                <li key={benefit}>{benefit}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <SiteLink to={action.to} className="btn btn-panel mt-8">
        {action.label}
      </SiteLink>
    </Section>
  );
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-3 sm:block">
      <dt className="text-sm whitespace-nowrap text-ink-soft">{term}</dt>
      <dd className="font-bold">{value}</dd>
    </div>
  );
}
