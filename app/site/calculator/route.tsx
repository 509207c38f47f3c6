import { useLocation } from 'react-router';
import { pageMeta } from '~/lib/seo';
import { paths } from '~/paths';
import { Icon } from '~/ui/icon';
import { Section } from '~/ui/section';
import { Assumptions } from './assumptions';
import { Calculator } from './calculator';
import { assumptionsTitle, calculatorBenefits, calculatorPage } from './en';

export const meta = () =>
  pageMeta({
    title: calculatorPage.title,
    description: calculatorPage.description,
    path: paths.calculator,
    share: 'calculator',
  });

export default function CalculatorPage() {
  // A click on "Calculator" in the menu is a new visit: it starts over with an empty field.
  const { key } = useLocation();
  return (
    <>
      <Calculator key={key} />
      <Benefits />
      <div className="isolate print:hidden">
        <Section id="assumptions" title={assumptionsTitle} tone="sand">
          <Assumptions />
        </Section>
      </div>
    </>
  );
}

function Benefits() {
  return (
    <ul className="wrap grid gap-6 pb-16 isolate md:grid-cols-3 print:hidden">
      {calculatorBenefits.map(({ icon, title, text }) => (
        <li key={title} className="flex gap-4 border-t-2 border-sun-400 pt-5">
          <Icon name={icon} className="mt-1 size-7 text-sun-700" />
          <div>
            <h3>{title}</h3>
            <p className="mt-1 text-sm text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
