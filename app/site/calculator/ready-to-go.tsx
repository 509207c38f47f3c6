import { parseBill } from '~/calculator/bill-text';
import { type CalculatorInputs, savingsFor } from '~/calculator/calculator-inputs';
import { formQueryFor } from '~/calculator/estimate-link';
import { formatSize } from '~/calculator/format-estimate';
import { formatRupees } from '~/lib/format';
import { whatsappLink } from '~/lib/whatsapp';
import { paths } from '~/paths';
import { Icon } from '~/ui/icon';
import { SiteLink } from '~/ui/site-link';
import { calculatorPage, whatsappMessages } from './en';

interface ReadyToGoProps {
  inputs: CalculatorInputs;
  hasResult: boolean;
}

export function ReadyToGo({ inputs, hasResult }: ReadyToGoProps) {
  const { ready } = calculatorPage;
  const savings = savingsFor(inputs);
  const query = formQueryFor(inputs, savings?.systemSize);
  const message = savings
    ? whatsappMessages.withResult(formatRupees(parseBill(inputs.bill)), formatSize(savings.systemSize))
    : whatsappMessages.withoutResult;
  return (
    <section
      aria-labelledby="ready"
      className="on-dark cells grid items-center gap-6 rounded-lg p-6 sm:p-8 lg:grid-cols-[1fr_auto] print:hidden"
    >
      <div>
        <h2 id="ready" className="text-2xl">
          {ready.title}
        </h2>
        <p className="mt-2 max-w-xl text-panel-200">{hasResult ? ready.withResult : ready.withoutResult}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <a className="btn btn-sun grow" href={whatsappLink(message)} target="_blank" rel="noreferrer">
          <Icon name="message-circle" /> {ready.whatsapp}
        </a>
        <SiteLink className="btn btn-line grow" to={`${paths.bookConsultation}${query}`}>
          {ready.consultation}
        </SiteLink>
        <SiteLink className="btn btn-line grow" to={`${paths.installationRequest}${query}`}>
          {ready.installation}
        </SiteLink>
      </div>
    </section>
  );
}
