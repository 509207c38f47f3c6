import { company } from '~/company/facts';
import { formatReference, referenceOf } from '~/leads/reference';

/** How a chat begins: who writes and about what, in the language in which the customer wrote. */
export function greeting({ id, name, locale }: { id: string; name: string; locale: unknown }): string {
  const reference = formatReference(referenceOf(id));
  return locale === 'hi'
    ? `नमस्ते ${name} जी, हम ${company.name} से लिख रहे हैं। यह आपके अनुरोध के बारे में है (रेफ़रेंस नंबर ${reference})।`
    : `Hello ${name}, this is ${company.name} about your request (reference ${reference}).`;
}
