import { formatRupees } from '~/lib/format';
import type * as en from './en.ts';
import type { SubsidyTier } from './en.ts';
import { subsidyFigures } from './figures.ts';

const { centralPerKw, centralPerFurtherKw, statePerKw, cap, for3Kw, for5Kw } = subsidyFigures;
const { year, firstKw, furtherKw, creditDays, billMonths } = subsidyFigures;

const perKw = (rupees: number) => `${formatRupees(rupees)} प्रति\u00a0किलोवाट`;

export const subsidyTiers: SubsidyTier[] = [
  {
    capacity: `1 से ${firstKw}\u00a0किलोवाट`,
    central: perKw(centralPerKw),
    state: perKw(statePerKw),
    total: perKw(centralPerKw + statePerKw),
    example: { size: '3\u00a0किलोवाट', amount: formatRupees(for3Kw) },
  },
  {
    capacity: `${firstKw + 1} से ${firstKw + furtherKw}\u00a0किलोवाट`,
    central: `पहले ${firstKw}\u00a0किलोवाट पर ${perKw(centralPerKw)}, अगले ${furtherKw}\u00a0किलोवाट पर ${perKw(centralPerFurtherKw)}`,
    state: perKw(statePerKw),
    total: `ज़्यादा से ज़्यादा ${formatRupees(cap)}`,
    example: { size: '5\u00a0किलोवाट', amount: formatRupees(for5Kw) },
  },
];

export const subsidy = {
  eyebrow: `सरकारी सब्सिडी, ${year} के आँकड़े`,
  title: 'आपके सोलर का कुछ खर्च केंद्र और राज्य उठाते हैं',
  lead: 'काग़ज़ हम आपके साथ मिलकर तैयार करते हैं, और जब तक पैसा आपके खाते में न आ जाए, लगे रहते हैं।',
  terms: { central: 'केंद्र', state: 'राज्य', total: 'कुल' },
  example: (size: string) => `उदाहरण: ${size}`,
  stepsTitle: 'पैसा मिलने तक चार कदम',
  steps: [
    { title: 'इंस्टॉलेशन', text: 'हमारे सर्टिफ़ाइड टेक्नीशियन सिस्टम लगाते हैं।' },
    { title: 'काग़ज़', text: 'हम आपके काग़ज़ इकट्ठे करते हैं और जमा कराते हैं।' },
    { title: 'सरकारी निरीक्षण', text: 'तैयार सिस्टम का निरीक्षण होता है।' },
    {
      title: 'खाते में पैसा',
      text: `सब्सिडी ${creditDays.from} से ${creditDays.to} दिन में आपके बैंक खाते में आती है।`,
    },
  ],
  documentsTitle: 'ये काग़ज़ तैयार रखें',
  documents: [
    'पहचान पत्र',
    `पिछले ${billMonths} महीने के बिजली के बिल`,
    'प्रॉपर्टी के काग़ज़',
    'बैंक खाते की जानकारी',
    'पासपोर्ट साइज़ फ़ोटो',
    'आमदनी का प्रमाण',
  ],
  disclaimer: `आँकड़े ${year} के हैं। ये रकमें मोटा अनुमान हैं और शहर के हिसाब से बदल सकती हैं।`,
} satisfies typeof en.subsidy;
