import { Picture } from '~/ui/picture';
import type { PictureName } from '~/ui/pictures.generated';

const fan: { picture: PictureName; className: string }[] = [
  { picture: 'certificate-technology', className: '-rotate-12 -translate-x-[12%]' },
  { picture: 'certificate-government', className: '-rotate-3' },
  { picture: 'certificate-manufacturing', className: 'rotate-6 translate-x-[8%]' },
];

/** Three certificates held like cards; all five follow in full below. */
export function CertificateFan() {
  return (
    <div aria-hidden="true" className="mx-auto hidden w-4/5 lg:grid">
      {fan.map(({ picture, className }) => (
        <div key={picture} className={`col-start-1 row-start-1 origin-bottom ${className}`}>
          <Picture name={picture} alt="" sizes="28rem" className="rounded-sm shadow-lift" />
        </div>
      ))}
    </div>
  );
}
