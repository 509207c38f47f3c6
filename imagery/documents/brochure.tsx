import { claims } from '../../app/company/facts.ts';
import { formatNumber, formatRupees } from '../../app/lib/format.ts';
import { programmeCopy, trainingCentre, trainingsPage, whyTrainWithUs } from '../../app/site/trainings/en.ts';
import { type TrainingProgramme, trainingProgrammes } from '../../app/site/trainings/programmes.ts';
import { brochureCopy } from './en.ts';
import { ContactBlock, Cover, DocumentPicture, Sheet } from './sheet.tsx';

/** The trainings page, for people who take it home on paper. */
export function Brochure() {
  return (
    <>
      <Cover title={trainingsPage.title} lead={trainingsPage.lead} picture={trainingCentre.picture}>
        <ProgrammeTable />
      </Cover>
      <Sheet title={trainingsPage.programmesTitle}>
        <div className="grid gap-5">
          {trainingProgrammes.map((programme) => (
            <Programme key={programme.id} programme={programme} />
          ))}
        </div>
      </Sheet>
      <Sheet title={trainingCentre.title} lead={trainingCentre.lead}>
        <Centre />
        <h3 className="mt-8 mb-4">{trainingsPage.whyTitle}</h3>
        <ul className="grid grid-cols-2 gap-x-8 gap-y-5 text-sm">
          {whyTrainWithUs.map(({ title, text }) => (
            <li key={title}>
              <p className="font-bold">{title}</p>
              <p className="mt-1 text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
        <div className="mt-8">
          <ContactBlock />
        </div>
      </Sheet>
    </>
  );
}

function ProgrammeTable() {
  return (
    <table className="w-full text-left">
      <thead className="text-xs text-panel-200">
        <tr>
          <th className="pb-2">{brochureCopy.programme}</th>
          <th className="pb-2">{programmeCopy.duration}</th>
          <th className="pb-2">{programmeCopy.batchSize}</th>
          <th className="pb-2 text-right">{brochureCopy.fee}</th>
        </tr>
      </thead>
      <tbody>
        {trainingProgrammes.map(({ id, title, weeks, batch, feeRupees }) => (
          <tr key={id} className="border-t border-white/25">
            <th className="py-3">{title}</th>
            <td>{programmeCopy.weeks(weeks)}</td>
            <td>{programmeCopy.participants(batch.from, batch.to)}</td>
            <td className="text-right text-lg font-extrabold text-sun-300">{formatRupees(feeRupees)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Programme({ programme }: { programme: TrainingProgramme }) {
  const { title, weeks, batch, feeRupees, description, features, certification, placement } = programme;
  return (
    <article className="card grid grid-cols-[1fr_11rem] overflow-hidden text-sm">
      <div className="p-6">
        <h3>{title}</h3>
        <p className="mt-2 text-ink-soft">{description}</p>
        <ul className="ticks mt-4 grid grid-cols-2 gap-x-6 gap-y-1">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <p className="mt-4">
          <strong>{programmeCopy.certification}:</strong> {certification}
        </p>
        <p>
          <strong>{programmeCopy.placement}:</strong> {placement}
        </p>
      </div>
      <div className="bg-sand-100 p-6">
        <p className="text-2xl font-extrabold tracking-tight text-panel-800">{formatRupees(feeRupees)}</p>
        <p className="text-xs text-ink-soft">{programmeCopy.fee}</p>
        <p className="mt-4 font-bold">{programmeCopy.weeks(weeks)}</p>
        <p className="text-xs text-ink-soft">{programmeCopy.duration}</p>
        <p className="mt-4 font-bold">{programmeCopy.participants(batch.from, batch.to)}</p>
        <p className="text-xs text-ink-soft">{programmeCopy.batchSize}</p>
      </div>
    </article>
  );
}

function Centre() {
  return (
    <div className="grid grid-cols-2 gap-8">
      <DocumentPicture name="rooftop-closeup" width={600} className="h-full w-full rounded-lg object-cover" />
      <div>
        <p className="text-3xl font-extrabold tracking-tight text-panel-800">
          {formatNumber(claims.warehouseSqFt)}+ {trainingCentre.areaLabel}
        </p>
        <p className="text-3xl font-extrabold tracking-tight text-panel-800">
          {claims.trainers}+ {trainingCentre.trainersLabel}
        </p>
        <ul className="ticks mt-4 grid gap-2 text-sm">
          {trainingCentre.facilities.map((facility) => (
            <li key={facility}>{facility}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
