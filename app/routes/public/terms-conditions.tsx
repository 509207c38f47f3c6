import { PolicyPage } from '~/components/policies/policy-page';
import { termsPolicy } from '~/content/policies/terms';
import { pageMeta } from '~/lib/seo';

export const meta = () => pageMeta(termsPolicy);

export default function TermsConditions() {
  return <PolicyPage policy={termsPolicy} />;
}
