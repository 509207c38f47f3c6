import { company } from '~/company/facts';

/** A chat with the business number, the message already typed. */
export function whatsappLink(message: string): string {
  return `https://wa.me/${company.whatsapp}?text=${encodeURIComponent(message)}`;
}

/** The same, with what the visitor has just sent; what is empty is left out. */
export function whatsappMessage(greeting: string, details: Record<string, string | null>): string {
  const lines = Object.entries(details).flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
  return whatsappLink([greeting, ...lines].join('\n'));
}

export function telephoneLink(e164: string): string {
  return `tel:${e164}`;
}
