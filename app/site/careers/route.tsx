import { Form } from '~/forms/form';
import { careerForm } from '~/leads/career/form';
import { positions } from '~/leads/career/options';
import { pageMeta } from '~/lib/seo';
import { paths } from '~/paths';
import { FormLayout } from '~/ui/form-layout';
import { careersPage as page } from './en';

export const meta = () =>
  pageMeta({ title: page.name, description: page.description, path: paths.careers, share: 'careers' });

export default function CareersPage() {
  return (
    <FormLayout
      eyebrow={page.name}
      title={page.title}
      lead={page.lead}
      picture="commercial"
      formTitle={page.formTitle}
      form={<Form form={careerForm} labelledBy="form-title" />}
      aside={
        <>
          <Figures />
          <Positions />
          <AfterApplying />
        </>
      }
    />
  );
}

function Figures() {
  return (
    <dl className="grid gap-x-4 gap-y-6 sm:grid-cols-3 lg:grid-cols-1">
      {page.figures.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end border-l-4 border-sun-400 pl-4">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="text-xl font-extrabold tracking-tight whitespace-nowrap sm:text-2xl">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const openings = positions.filter(({ value }) => value !== 'Other');

function Positions() {
  return (
    <section aria-labelledby="positions-title">
      <h2 id="positions-title" className="mb-4 text-xl">
        {page.positionsTitle}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {openings.map(({ value, label }) => (
          <li key={value} className="badge">
            {label}
          </li>
        ))}
      </ul>
    </section>
  );
}

function AfterApplying() {
  return (
    <section className="card p-6" aria-labelledby="after-title">
      <h2 id="after-title" className="mb-3 text-lg">
        {page.next.title}
      </h2>
      <ul className="ticks grid gap-2 text-sm">
        {page.next.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}
