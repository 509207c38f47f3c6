import { PolicyPage } from '~/components/policies/policy-page';
import { privacyPolicy } from '~/content/policies/privacy';
import { pageMeta } from '~/lib/seo';

export const meta = () => pageMeta(privacyPolicy);

export default function PrivacyPolicy() {
  return <PolicyPage policy={privacyPolicy} />;
}
