import type { CalculatorInputs } from '~/calculator/calculator-inputs';
import { queryFor } from '~/calculator/estimate-link';
import { Icon } from '~/ui/icon';
import { toast } from '~/ui/toast';
import { calculatorPage } from './en';

const { share, title } = calculatorPage;

export function ShareEstimate({ inputs }: { inputs: CalculatorInputs }) {
  return (
    <div className="no-print flex flex-wrap gap-3">
      <button type="button" className="btn btn-line" onClick={() => shareEstimate(inputs)}>
        <Icon name="share-2" /> {share.link}
      </button>
      <button type="button" className="btn btn-line" onClick={() => window.print()}>
        <Icon name="printer" /> {share.print}
      </button>
    </div>
  );
}

/** A phone's own share sheet where there is one, else the clipboard. */
async function shareEstimate(inputs: CalculatorInputs) {
  const url = location.origin + location.pathname + queryFor(inputs);
  const hasShareSheet = 'share' in navigator && matchMedia('(pointer: coarse)').matches;
  try {
    if (hasShareSheet) {
      await navigator.share({ title, url });
      return;
    }
    await navigator.clipboard.writeText(url);
    toast({ tone: 'success', title: share.copied, description: share.copiedText });
  } catch (error) {
    const closedByUser = error instanceof DOMException && error.name === 'AbortError';
    if (!closedByUser) toast({ tone: 'info', title: share.failed, description: share.failedText });
  }
}
