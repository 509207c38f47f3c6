import { pageMeta } from '~/lib/seo';
import { PolicyPage } from '~/site/policy/policy-page';
import { refundPolicy } from './en';
import { RefundStages } from './refund-stages';

export const meta = () => pageMeta(refundPolicy);

export default function RefundPolicy() {
  return <PolicyPage policy={refundPolicy} figure={<RefundStages />} />;
}
