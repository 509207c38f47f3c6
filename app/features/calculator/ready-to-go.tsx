import { use, useReducer } from 'react';
import { Icon } from '~/components/ui/icon';
import { SiteLink } from '~/components/ui/site-link';
import { calculatorPage, whatsappMessages } from '~/content/calculator';
import { formatRupees } from '~/lib/format';
import { whatsappLink } from '~/lib/whatsapp';
import { parseBill } from './bill-text';
import { savingsFor } from './calculator-inputs';
import { formQueryFor } from './estimate-link';
import { LatestInputs } from './latest-inputs';

/**
 * A link must lead on with the bill as it is, but drawing the links anew with every key would keep the digit waiting. So
 * they are drawn with the details around them, and again when someone reaches for one.
 */
export function ReadyToGo() {
  const inputs = use(LatestInputs).current;
  const [, catchUp] = useReducer((times: number) => times + 1, 0);
  const savings = savingsFor(inputs);
  const { ready } = calculatorPage;
  const query = formQueryFor(inputs, savings?.systemSize);
  const message = savings
    ? whatsappMessages.withResult(formatRupees(parseBill(inputs.bill)), savings.systemSize)
    : whatsappMessages.withoutResult;
  return (
    <section
      aria-labelledby="ready"
      onFocus={catchUp}
      onPointerDown={catchUp}
      className="on-dark cells grid items-center gap-6 rounded-lg p-6 sm:p-8 lg:grid-cols-[1fr_auto] print:hidden"
    >
      <div>
        <h2 id="ready" className="text-2xl">
          {ready.title}
        </h2>
        <p className="mt-2 max-w-xl text-panel-200">{savings ? ready.withResult : ready.withoutResult}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <a className="btn btn-sun grow" href={whatsappLink(message)} target="_blank" rel="noreferrer">
          <Icon name="message-circle" /> {ready.whatsapp}
        </a>
        <SiteLink className="btn btn-line grow" to={`/book-consultation${query}`}>
          {ready.consultation}
        </SiteLink>
        <SiteLink className="btn btn-line grow" to={`/installation-request${query}`}>
          {ready.installation}
        </SiteLink>
      </div>
    </section>
  );
}
