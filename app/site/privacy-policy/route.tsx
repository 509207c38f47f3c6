import { pageMeta } from '~/lib/seo';
import { PolicyPage } from '~/site/policy/policy-page';
import { privacyPolicy } from './en';

export const meta = () => pageMeta(privacyPolicy);

export default function PrivacyPolicy() {
  return <PolicyPage policy={privacyPolicy} />;
}
