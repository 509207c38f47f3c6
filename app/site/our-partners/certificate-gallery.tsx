import { Picture } from '~/ui/picture';
import { certificatesCopy, type PartnerCertificate, partnerCertificates } from './en';

/** The first certificate across the page, the other four in pairs. */
export function CertificateGallery() {
  return (
    <ul className="grid gap-6 md:grid-cols-2 md:gap-8">
      {partnerCertificates.map((certificate, index) => (
        <li
          key={certificate.category}
          className={`card overflow-hidden ${index === 0 ? 'md:col-span-2 md:grid md:grid-cols-[1.2fr_1fr]' : ''}`}
        >
          <CertificateCard certificate={certificate} />
        </li>
      ))}
    </ul>
  );
}

function CertificateCard({ certificate }: { certificate: PartnerCertificate }) {
  const { category, title, description, picture } = certificate;
  return (
    <>
      <div className="grid items-center bg-sand-200 p-5 md:p-8">
        <Picture
          name={picture}
          alt={certificatesCopy.pictureAlt(title)}
          sizes="(min-width: 80rem) 38rem, (min-width: 48rem) 48vw, 88vw"
          className="w-full rounded-sm shadow-card"
        />
      </div>
      <div className="self-center p-6 md:p-8">
        <p className="flex flex-wrap gap-2">
          <span className="badge">{category}</span>
          <span className="badge !bg-sun-100 !text-sun-700">{certificatesCopy.sample}</span>
        </p>
        <h3 className="mt-4">{title}</h3>
        <p className="mt-2 text-sm text-ink-soft">{description}</p>
      </div>
    </>
  );
}
