import { company } from '~/content/company';

/** A chat with the business number, the message already typed. */
export function whatsappLink(message: string): string {
  return `https://wa.me/${company.whatsapp}?text=${encodeURIComponent(message)}`;
}

export function telephoneLink(e164: string): string {
  return `tel:${e164}`;
}
