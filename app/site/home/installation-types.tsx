import { Picture } from '~/ui/picture';
import { installationTypes, installationTypesCopy } from './en';

const wide = '(min-width: 64rem) 38rem, 92vw';
const medium = '(min-width: 64rem) 38rem, 46vw';
const small = '(min-width: 64rem) 18rem, 46vw';

/** Where each picture lies in the mosaic, and how wide it is drawn there. */
const tiles = [
  { className: 'col-span-2 lg:row-span-2', sizes: wide },
  { className: 'lg:col-span-2', sizes: medium },
  { className: '', sizes: small },
  { className: '', sizes: small },
  { className: 'lg:col-span-2', sizes: medium },
  { className: 'col-span-2', sizes: wide },
];

export function InstallationTypes() {
  return (
    <div className="wrap pt-16 lg:pt-24">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <h2 className="max-w-xl">{installationTypesCopy.title}</h2>
        <p className="text-xs text-ink-soft">{installationTypesCopy.note}</p>
      </div>
      <ul className="mt-8 grid auto-rows-36 grid-cols-2 gap-3 sm:auto-rows-52 lg:grid-cols-4 lg:gap-5">
        {installationTypes.map((type, index) => (
          <li key={type.name} className={`relative overflow-hidden rounded-lg ${tiles[index]?.className}`}>
            <Picture
              name={type.picture}
              alt={type.alt}
              sizes={tiles[index]?.sizes ?? wide}
              className="size-full object-cover"
            />
            <p className="absolute bottom-3 left-3 rounded-full bg-white px-3 py-1 text-xs font-bold lg:bottom-4 lg:left-4">
              {type.name}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
