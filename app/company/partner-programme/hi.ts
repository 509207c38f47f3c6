import { paths } from '../../paths.ts';
import type * as en from './en.ts';
import type { PartnerType } from './en.ts';
import { LAKH, partnerFigures, type RupeeRange, THOUSAND } from './figures.ts';

const { distributor, dealer, student_partner } = partnerFigures;

export const partnerProgramme = {
  eyebrow: 'पार्टनर प्रोग्राम',
  title: 'हमारे साथ आगे बढ़ने के तीन रास्ते',
  lead: 'अपनी जमा-पूँजी और अपने इलाके के हिसाब से रास्ता चुनें। छोटी शुरुआत करके भी आगे बढ़ सकते हैं।',
  terms: { investment: 'निवेश', earning: 'कमाई', territory: 'इलाका' },
  action: { label: 'अभी आवेदन करें', to: paths.associateRegistration },
} satisfies typeof en.partnerProgramme;

export const partnerTypes: PartnerType[] = [
  {
    value: 'distributor',
    name: 'डिस्ट्रीब्यूटर',
    text: 'पूरे ज़िले और वहाँ के डीलरों को माल पहुँचाएँ।',
    investment: inWords(distributor.investment),
    earning: `हर महीने ${inWords(distributor.earning)}`,
    territory: 'पूरा ज़िला',
    benefits: ['हमारे गोदाम से माल', 'आपके ज़िले के डीलर', 'तकनीकी और सेल्स ट्रेनिंग'],
  },
  {
    value: 'dealer',
    name: 'डीलर',
    text: 'वहाँ बेचें और लगाएँ, जहाँ लोग आपको पहचानते हैं।',
    investment: inWords(dealer.investment),
    earning: `हर महीने ${inWords(dealer.earning)}`,
    territory: 'शहर या कस्बा',
    benefits: ['आपके शहर से आई पूछताछ', 'इंस्टॉलेशन में मदद', 'प्रचार का सामान'],
  },
  {
    value: 'student_partner',
    name: 'स्टूडेंट पार्टनर',
    text: 'पढ़ाई के साथ-साथ काम सीखें और कमाएँ।',
    investment: inWords(student_partner.investment),
    earning: `हर महीने ${inWords(student_partner.earning)}`,
    territory: 'कैंपस या मोहल्ला',
    benefits: ['तकनीकी ट्रेनिंग', 'क्लास के हिसाब से समय', 'हमारी टीम की सलाह'],
  },
];

/** ₹5 से 20 लाख, ₹50 हज़ार से 2 लाख */
function inWords({ from, to }: RupeeRange): string {
  const unit = (rupees: number) => (rupees < LAKH ? 'हज़ार' : 'लाख');
  const figure = (rupees: number) => rupees / (rupees < LAKH ? THOUSAND : LAKH);
  const firstUnit = unit(from) === unit(to) ? '' : `\u00a0${unit(from)}`;
  return `₹${figure(from)}${firstUnit} से ${figure(to)}\u00a0${unit(to)}`;
}
