import { useState } from 'react';
import { businessTypes } from '~/leads/options';
import { formatDate } from '~/lib/format';
import { languageOf } from '~/lib/language-of';
import { storedFile } from '~/lib/stored-file';
import { mapsLink } from '~/lib/untrusted-links';
import { Icon } from '~/ui/icon';
import { associateCard } from './en';
import type { Associate } from './list-associates';

/** How cards stand side by side, wherever they are listed. */
export const cardGrid = 'grid gap-5 md:grid-cols-2 xl:grid-cols-3';

interface AssociateCardProps {
  associate: Associate;
  /** The part of the pincode that was searched for. */
  found?: string;
}

export function AssociateCard({ associate, found = '' }: AssociateCardProps) {
  const type = businessTypes.find(({ value }) => value === associate.business_type);
  const map = mapsLink(associate.google_maps_url);
  return (
    <li className="card flex flex-col p-5 sm:p-6">
      <article
        className="flex h-full flex-col [overflow-clip-margin:1rem]"
        aria-labelledby={`name-${associate.id}`}
      >
        {type && (
          <p className="badge self-start">
            <Icon name={type.icon} /> {type.label}
          </p>
        )}
        <h3 id={`name-${associate.id}`} className="mt-3 break-words">
          <bdi lang={languageOf(associate.full_name)}>{associate.full_name}</bdi>{' '}
          <Icon name="badge-check" className="inline align-[-0.2em] text-leaf-700" />
          <span className="sr-only">({associateCard.verified})</span>
        </h3>
        {associate.existing_business && (
          <p
            lang={languageOf(associate.existing_business)}
            className="mt-1 text-sm break-words text-ink-soft"
          >
            {associate.existing_business}
          </p>
        )}

        <p className="mt-4 flex flex-wrap items-baseline gap-x-3 border-t border-sand-200 pt-4">
          <span className="text-2xl font-extrabold tracking-tight tabular-nums">
            <Pincode pincode={associate.pincode} found={found} />
          </span>
          <span className="text-sm">
            <span lang={languageOf(associate.city)}>{associate.city}</span>,{' '}
            <span lang={languageOf(associate.state)}>{associate.state}</span>
          </span>
        </p>
        <div className="mt-3 flex items-start justify-between gap-3">
          <ul className="grid gap-1 text-sm text-ink-soft">
            <li>{associateCard.experience(associate.experience_years)}</li>
            <li>
              {associateCard.registered}{' '}
              <time dateTime={associate.created_at}>{formatDate(associate.created_at)}</time>
            </li>
            <li>{associateCard.expires}</li>
          </ul>
          <CertificateThumbnail associate={associate} />
        </div>
        <p className="mt-auto flex flex-wrap gap-x-5 pt-3">
          {map && (
            <a
              className="link flex min-h-11 items-center gap-2 text-sm"
              href={map}
              target="_blank"
              rel="noreferrer nofollow ugc"
            >
              <Icon name="map-pin" /> {associateCard.map}
            </a>
          )}
          <CertificateDocument associate={associate} />
        </p>
      </article>
    </li>
  );
}

function Pincode({ pincode, found }: { pincode: string; found: string }) {
  const start = found ? pincode.indexOf(found) : -1;
  if (start < 0) return pincode;
  return (
    <>
      {pincode.slice(0, start)}
      <mark className="rounded-sm bg-sun-300">{found}</mark>
      {pincode.slice(start + found.length)}
    </>
  );
}

/** Gone when the picture cannot be loaded. */
function CertificateThumbnail({ associate }: { associate: Associate }) {
  const [failed, setFailed] = useState(false);
  const certificate = storedFile(associate.certificate_url, 'certificate');
  if (certificate?.kind !== 'picture' || failed) return null;
  return (
    <a href={certificate.url} target="_blank" rel="noreferrer" className="shrink-0">
      <img
        src={certificate.url}
        alt={associateCard.certificateOf(associate.full_name)}
        width="100"
        height="72"
        loading="lazy"
        decoding="async"
        onError={() => setFailed(true)}
        className="h-14 w-20 rounded-sm xl:h-18 xl:w-25 border border-sand-200 bg-sand-100 object-cover object-top"
      />
    </a>
  );
}

function CertificateDocument({ associate }: { associate: Associate }) {
  const certificate = storedFile(associate.certificate_url, 'certificate');
  if (certificate?.kind !== 'document') return null;
  return (
    <a
      className="link flex min-h-11 items-center gap-2 text-sm"
      href={certificate.url}
      target="_blank"
      rel="noreferrer"
    >
      <Icon name="file-text" /> {associateCard.openCertificate}
    </a>
  );
}
