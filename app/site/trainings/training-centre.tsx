import { officeHours } from '~/company/en';
import { claims, company, officeAddress } from '~/company/facts';
import { formatNumber } from '~/lib/format';
import { telephoneLink } from '~/lib/whatsapp';
import { contactCopy } from '~/ui/en';
import { Icon } from '~/ui/icon';
import { Picture } from '~/ui/picture';
import { trainingCentre } from './en';

export function TrainingCentre() {
  return (
    <section id="centre" aria-labelledby="centre-title" className="section on-dark cells">
      <div className="wrap grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-2">
        <div>
          <h2 id="centre-title">{trainingCentre.title}</h2>
          <p className="lead mt-4">{trainingCentre.lead}</p>
          <dl className="mt-10 flex flex-wrap gap-x-14 gap-y-6">
            <Figure value={`${formatNumber(claims.warehouseSqFt)}+`} label={trainingCentre.areaLabel} />
            <Figure value={`${claims.trainers}+`} label={trainingCentre.trainersLabel} />
          </dl>
          <h3 className="mt-10 text-lg">{trainingCentre.facilitiesTitle}</h3>
          <ul className="ticks mt-4 grid gap-2.5">
            {trainingCentre.facilities.map((facility) => (
              <li key={facility}>{facility}</li>
            ))}
          </ul>
        </div>
        <div className="self-end">
          <Picture
            name={trainingCentre.picture}
            alt={trainingCentre.pictureAlt}
            sizes="(min-width: 64rem) 36rem, 94vw"
            className="w-full rounded-xl"
          />
          <CentreContact />
          <p className="mx-4 mt-3 text-xs text-panel-200 md:mx-8">{trainingCentre.pictureNote}</p>
        </div>
      </div>
    </section>
  );
}

function Figure({ value, label }: { value: string; label: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-panel-200">{label}</dt>
      <dd className="text-4xl font-extrabold tracking-tight text-sun-300">{value}</dd>
    </div>
  );
}

function CentreContact() {
  return (
    <address className="card relative mx-4 -mt-14 grid gap-1 p-6 text-sm text-ink not-italic md:mx-8 md:p-8">
      <p className="mb-2 text-lg font-bold">{trainingCentre.contactTitle}</p>
      <a
        href={company.links.map}
        target="_blank"
        rel="noreferrer"
        className="flex gap-3 py-1.5 hover:underline"
      >
        <Icon name="map-pin" className="mt-0.75 text-sun-700" /> {officeAddress}
      </a>
      <a href={telephoneLink(company.tollFree.e164)} className="flex gap-3 py-1.5 hover:underline">
        <Icon name="phone" className="mt-0.75 text-sun-700" />{' '}
        {contactCopy.tollFree(company.tollFree.display)}
      </a>
      <a href={`mailto:${company.email}`} className="flex gap-3 py-1.5 hover:underline">
        <Icon name="mail" className="mt-0.75 text-sun-700" /> {company.email}
      </a>
      <p className="flex gap-3 py-1.5">
        <Icon name="clock" className="mt-0.75 text-sun-700" />
        <span>
          {officeHours.map(({ days, hours }) => (
            <span key={days} className="block">
              {days}: <span className="whitespace-nowrap">{hours}</span>
            </span>
          ))}
        </span>
      </p>
    </address>
  );
}
