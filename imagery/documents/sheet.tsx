import type { ReactNode } from 'react';
import { officeHours } from '../../app/company/en.ts';
import { company } from '../../app/company/facts.ts';
import { tagline } from '../../app/site/shell/en.ts';
import { contactCopy, pictureNotes } from '../../app/ui/en.ts';
import { LogoMark } from '../../app/ui/logo.tsx';
import type { PictureName } from '../../app/ui/pictures.generated.ts';
import { sheetCopy } from './en.ts';

/** A page of A4 paper with a running head and the company's line at the foot. */
export function Sheet({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className="sheet bg-sand-50">
      <header className="flex items-center justify-between text-xs text-ink-soft">
        <span className="flex items-center gap-2 font-bold text-ink">
          <LogoMark /> {company.name}
        </span>
        {tagline}
      </header>
      <h2 className="mt-10">{title}</h2>
      {lead && <p className="lead mt-3">{lead}</p>}
      <div className="mt-8 flex-1">{children}</div>
      <footer className="mt-6 flex justify-between border-t border-sand-300 pt-3 text-xs text-ink-soft">
        <span>
          {contactCopy.tollFree(company.tollFree.display)} · {company.email}
        </span>
        <span>{pictureNotes.several}</span>
      </footer>
    </section>
  );
}

interface CoverProps {
  title: string;
  lead: string;
  picture: PictureName;
  children: ReactNode;
}

export function Cover({ title, lead, picture, children }: CoverProps) {
  return (
    <section className="sheet on-dark cells !p-0">
      <DocumentPicture name={picture} width={900} className="h-[132mm] w-full object-cover" />
      <div className="flex flex-1 flex-col p-[16mm]">
        <p className="flex items-center gap-3 text-lg font-extrabold">
          <LogoMark /> {company.name}
        </p>
        <h1 className="mt-10 max-w-xl">{title}</h1>
        <p className="lead mt-4">{lead}</p>
        <div className="mt-auto">{children}</div>
      </div>
    </section>
  );
}

interface DocumentPictureProps {
  name: PictureName;
  /** Pixels it is embedded with. */
  width: number;
  className: string;
}

/** The address stands for the picture until build-documents.ts embeds it. */
export function DocumentPicture({ name, width, className }: DocumentPictureProps) {
  return <img src={`picture:${name}@${width}`} alt="" className={className} />;
}

export function Figures({ items }: { items: { value: string; label: string }[] }) {
  return (
    <ul className="grid grid-cols-4 gap-6">
      {items.map(({ value, label }) => (
        <li key={label} className="border-l-4 border-sun-400 pl-3">
          <strong className="block text-xl font-extrabold tracking-tight">{value}</strong>
          <span className="text-xs opacity-80">{label}</span>
        </li>
      ))}
    </ul>
  );
}

export function ContactBlock() {
  const { street, locality, pincode, region } = company.address;
  return (
    <div className="on-dark grid grid-cols-2 gap-8 rounded-lg p-8 text-sm">
      <div>
        <p className="text-lg font-bold text-sun-300">{sheetCopy.contact}</p>
        <p className="mt-2">{contactCopy.tollFree(company.tollFree.display)}</p>
        <p>{company.phone.display}</p>
        <p>{company.email}</p>
        <p className="mt-2">
          {street}, {locality} {pincode}, {region}
        </p>
      </div>
      <div>
        <p className="text-lg font-bold text-sun-300">{sheetCopy.hours}</p>
        <ul className="mt-2">
          {officeHours.map(({ days, hours }) => (
            <li key={days}>
              {days}: {hours}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
