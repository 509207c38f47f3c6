import { Picture } from '~/ui/picture';
import { capacityScale } from './capacities';
import { type Sector, scaleLabels, sectors, servicesSections } from './en';

export function SectorGrid() {
  return (
    <>
      <ul className="grid gap-6 lg:grid-cols-2">
        {sectors.map((sector) => (
          <li key={sector.title} className="card overflow-hidden">
            <Picture
              name={sector.picture}
              alt={sector.pictureAlt}
              sizes="(min-width: 64rem) 37rem, 100vw"
              className="aspect-21/9 w-full object-cover"
            />
            <div className="grid gap-x-8 gap-y-5 p-6 sm:grid-cols-2 md:p-8">
              <div>
                <h3>{sector.title}</h3>
                <p className="mt-2 text-sm text-ink-soft">{sector.description}</p>
              </div>
              <Capacity sector={sector} />
              <ul className="ticks grid gap-1.5 border-t border-sand-200 pt-5 text-sm sm:col-span-2">
                {sector.benefits.map((benefit) => (
                  <li key={benefit}>{benefit}</li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-xs text-ink-soft">{servicesSections.sectors.pictureNote}</p>
    </>
  );
}

/** Where the sector's sizes lie between the smallest and the largest system we build, on a logarithmic scale. */
function Capacity({ sector }: { sector: Sector }) {
  const from = positionOnScale(sector.kilowatts.from);
  const to = positionOnScale(sector.kilowatts.to);
  return (
    <div>
      <p className="text-xs font-bold text-ink-soft">{servicesSections.sectors.capacity}</p>
      <p className="text-2xl font-extrabold tracking-tight text-panel-800">{sector.capacity}</p>
      <div aria-hidden="true" className="mt-3">
        <div className="h-2 rounded-full bg-sand-200">
          <div
            className="h-full rounded-full bg-sun-500"
            style={{ marginLeft: `${from}%`, width: `${to - from}%` }}
          />
        </div>
        <p className="mt-1 flex justify-between text-xs text-ink-soft">
          <span>{scaleLabels.from}</span>
          <span>{scaleLabels.to}</span>
        </p>
      </div>
    </div>
  );
}

function positionOnScale(kilowatts: number): number {
  const { from, to } = capacityScale;
  const share = Math.log(kilowatts / from) / Math.log(to / from);
  return Math.round(share * 100);
}
