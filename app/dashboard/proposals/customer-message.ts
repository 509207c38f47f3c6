import { company } from '~/company/facts';
import { type Language, languages, pathIn } from '~/languages';
import { paths } from '~/paths';

/** The token stands behind the #, which no browser sends to any server. */
export const proposalLink = (locale: Language, token: string, origin = location.origin) =>
  `${origin}${pathIn(locale, paths.proposal)}#${token}`;

interface Told {
  locale: Language;
  name: string;
  number: string;
  validUntil: string;
  link: string;
}

/** What the customer reads in WhatsApp or in the mail, in their language. */
export function customerMessage({ locale, name, number, validUntil, link }: Told) {
  const day = new Intl.DateTimeFormat(`${languages[locale].tag}-u-nu-latn`, { dateStyle: 'long' }).format(
    new Date(`${validUntil}T12:00:00`),
  );
  return locale === 'hi'
    ? {
        subject: `${company.name} का प्रस्ताव ${number}`,
        text: `नमस्ते ${name} जी, ${company.name} की ओर से आपका सोलर प्रस्ताव (${number}) यह रहा: ${link}\n\nआप इसे ${day} तक मंज़ूर कर सकते हैं। कोई सवाल हो, तो उसी पेज पर पूछें या हमें फ़ोन करें।`,
      }
    : {
        subject: `${company.name}: proposal ${number}`,
        text: `Hello ${name}, here is your solar proposal from ${company.name} (${number}): ${link}\n\nIt can be accepted until ${day}. If you have a question, ask on that page or call us.`,
      };
}
