import { EMI_YEARS, fixedOffers } from '../../app/calculator/rates.ts';
import { documentTitles } from '../../app/company/en.ts';
import { partnerProgramme, partnerTypes } from '../../app/company/partner-programme/en.ts';
import { subsidy, subsidyTiers } from '../../app/company/subsidy/en.ts';
import { formatRupees } from '../../app/lib/format.ts';
import { aboutPage, certifications, keyFigures, purpose } from '../../app/site/about/en.ts';
import {
  installationSteps,
  sectors,
  services,
  servicesPage,
  servicesSections,
} from '../../app/site/services/en.ts';
import { shellCopy } from '../../app/site/shell/en.ts';
import { catalogueCopy } from './en.ts';
import { ContactBlock, Cover, DocumentPicture, Figures, Sheet } from './sheet.tsx';

/** What the company does, on six pages. */
export function Catalogue() {
  return (
    <>
      <Cover title={documentTitles.catalogue} lead={shellCopy.footerLead} picture="farm">
        <Figures items={keyFigures} />
      </Cover>
      <WhoWeAre />
      <Services />
      <Sectors />
      <Money />
      <Partnership />
    </>
  );
}

function WhoWeAre() {
  return (
    <Sheet title={aboutPage.title} lead={aboutPage.lead}>
      <DocumentPicture name="warehouse" width={600} className="h-[72mm] w-full rounded-lg object-cover" />
      <div className="mt-5 grid grid-cols-2 gap-5">
        <div className="on-dark rounded-lg p-7">
          <h3 className="text-sun-300">{purpose.mission.title}</h3>
          <p className="mt-2">{purpose.mission.text}</p>
        </div>
        <div className="rounded-lg bg-sun-400 p-7">
          <h3>{purpose.vision.title}</h3>
          <p className="mt-2">{purpose.vision.text}</p>
        </div>
      </div>
      <ul className="mt-8 grid grid-cols-3 gap-8 text-sm">
        {certifications.map(({ title, text }) => (
          <li key={title} className="border-t-4 border-panel-900 pt-3">
            <p className="font-bold">{title}</p>
            <p className="mt-1 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

function Services() {
  return (
    <Sheet title={servicesPage.title} lead={servicesPage.lead}>
      <ul className="grid grid-cols-2 gap-x-10 gap-y-6 text-sm">
        {services.map(({ title, description, features }) => (
          <li key={title} className="break-inside-avoid border-t border-sand-300 pt-4">
            <h3 className="text-lg">{title}</h3>
            <p className="mt-1 text-ink-soft">{description}</p>
            <ul className="ticks mt-2 grid gap-0.5">
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

function Sectors() {
  return (
    <Sheet title={servicesSections.sectors.title}>
      <ul className="grid grid-cols-2 gap-5 text-sm">
        {sectors.map(({ title, picture, capacity, description, benefits }) => (
          <li key={title} className="card overflow-hidden">
            <DocumentPicture name={picture} width={440} className="aspect-21/9 w-full object-cover" />
            <div className="p-5">
              <p className="flex items-baseline justify-between">
                <strong className="text-lg">{title}</strong>
                <strong className="text-lg text-panel-800">{capacity}</strong>
              </p>
              <p className="mt-1 text-ink-soft">{description}</p>
              <ul className="ticks mt-2 grid gap-0.5">
                {benefits.map((benefit) => (
                  <li key={benefit}>{benefit}</li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
      <h3 className="mt-10">{catalogueCopy.steps}</h3>
      <ol className="mt-4 grid grid-cols-4 gap-5 text-sm">
        {installationSteps.map(({ number, title, summary, text }) => (
          <li key={number} className="border-t-4 border-sun-400 pt-3">
            <p className="text-2xl font-extrabold text-panel-800">{number}</p>
            <p className="font-bold">{title}</p>
            <p className="text-sun-700">{summary}</p>
            <p className="mt-1 text-xs text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}

function Money() {
  const { money, offers } = catalogueCopy;
  return (
    <Sheet title={money.title} lead={money.lead}>
      <table className="data-table">
        <caption>{subsidy.eyebrow}</caption>
        <thead>
          <tr>
            <th>{catalogueCopy.subsidy.size}</th>
            <th>{subsidy.terms.central}</th>
            <th>{subsidy.terms.state}</th>
            <th>{subsidy.terms.total}</th>
            <th>{catalogueCopy.subsidy.example}</th>
          </tr>
        </thead>
        <tbody>
          {subsidyTiers.map(({ capacity, central, state, total, example }) => (
            <tr key={capacity}>
              <th>{capacity}</th>
              <td>{central}</td>
              <td>{state}</td>
              <td>{total}</td>
              <td>
                {example.size}: {example.amount}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <table className="data-table mt-10">
        <caption>{offers.caption(EMI_YEARS)}</caption>
        <thead>
          <tr>
            <th>{offers.bill}</th>
            <th>{offers.system}</th>
            <th>{offers.saving}</th>
            <th>{offers.emiBefore}</th>
            <th>{offers.emiAfter}</th>
          </tr>
        </thead>
        <tbody>
          {fixedOffers.map((offer) => (
            <tr key={offer.systemKw}>
              <th>{offers.upTo(formatRupees(offer.upToBill))}</th>
              <td>{offers.kilowatts(offer.systemKw)}</td>
              <td>{formatRupees(offer.monthlySaving)}</td>
              <td>
                {offers.range(
                  formatRupees(offer.emiBeforeSubsidy.min),
                  formatRupees(offer.emiBeforeSubsidy.max),
                )}
              </td>
              <td>
                {offers.range(
                  formatRupees(offer.emiAfterSubsidy.min),
                  formatRupees(offer.emiAfterSubsidy.max),
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 text-xs text-ink-soft">{subsidy.disclaimer}</p>
      <div className="mt-10">
        <Figures items={catalogueCopy.guarantees} />
      </div>
      <DocumentPicture
        name="rooftop-closeup"
        width={600}
        className="mt-10 h-[62mm] w-full rounded-lg object-cover"
      />
    </Sheet>
  );
}

function Partnership() {
  const { terms } = partnerProgramme;
  const { partners, franchise } = catalogueCopy;
  return (
    <Sheet title={partnerProgramme.title} lead={partnerProgramme.lead}>
      <table className="data-table">
        <caption>{partners.caption}</caption>
        <thead>
          <tr>
            <th>{partners.partner}</th>
            <th>{terms.investment}</th>
            <th>{terms.earning}</th>
            <th>{terms.territory}</th>
            <th>{partners.benefits}</th>
          </tr>
        </thead>
        <tbody>
          {partnerTypes.map(({ name, investment, earning, territory, benefits }) => (
            <tr key={name}>
              <th>{name}</th>
              <td>{investment}</td>
              <td>{earning}</td>
              <td>{territory}</td>
              <td>{benefits.join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-8 rounded-lg bg-sun-100 p-7 text-lg">
        <strong>{franchise.title}</strong> {franchise.text}
      </p>
      <DocumentPicture
        name="commercial"
        width={600}
        className="mt-8 h-[44mm] w-full rounded-lg object-cover"
      />
      <div className="mt-8">
        <ContactBlock />
      </div>
    </Sheet>
  );
}
