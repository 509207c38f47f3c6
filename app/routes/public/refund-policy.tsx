import { PolicyPage } from '~/components/policies/policy-page';
import { RefundStages } from '~/components/policies/refund-stages';
import { refundPolicy } from '~/content/policies/refund';
import { pageMeta } from '~/lib/seo';

export const meta = () => pageMeta(refundPolicy);

export default function RefundPolicy() {
  return <PolicyPage policy={refundPolicy} figure={<RefundStages />} />;
}
