import { pageMeta } from '~/lib/seo';
import { PolicyPage } from '~/site/policy/policy-page';
import { termsPolicy } from './en';

export const meta = () => pageMeta(termsPolicy);

export default function TermsConditions() {
  return <PolicyPage policy={termsPolicy} />;
}
