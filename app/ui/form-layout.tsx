import type { ReactNode } from 'react';
import { PageHero } from './page-hero';
import type { PictureName } from './pictures.generated';

interface FormLayoutProps {
  eyebrow: string;
  title: string;
  lead: string;
  picture: PictureName;
  formTitle: string;
  /** The heading's id is `form-title`. */
  form: ReactNode;
  aside: ReactNode;
}

/** A page one writes into: the form lies on the hero's edge, what helps stands beside it. */
export function FormLayout({ eyebrow, title, lead, picture, formTitle, form, aside }: FormLayoutProps) {
  return (
    <>
      <PageHero eyebrow={eyebrow} title={title} lead={lead} backdrop={picture} />
      <div className="wrap grid items-start gap-8 pb-20 md:pb-28 lg:grid-cols-[1.75fr_1fr] lg:gap-12">
        <div className="card relative -mt-8 p-5 sm:p-10 md:-mt-12">
          <h2 id="form-title" className="mb-8 text-2xl">
            {formTitle}
          </h2>
          {form}
        </div>
        <aside className="grid gap-8 lg:pt-12">{aside}</aside>
      </div>
    </>
  );
}
