import { claims } from '../../app/company/facts.ts';
import { formatRupees } from '../../app/lib/format.ts';
import { rangeInHindi } from '../../app/lib/range-in-hindi.ts';
import type * as en from './en.ts';

export const sheetCopy = {
  contact: 'हमसे बात करें',
  hours: 'खुलने का समय',
} satisfies typeof en.sheetCopy;

export const brochureCopy = { programme: 'कोर्स', fee: 'फ़ीस' } satisfies typeof en.brochureCopy;

export const catalogueCopy = {
  steps: 'चार कदम में इंस्टॉलेशन',
  money: {
    title: 'कितना आता है, कितना जाता है',
    lead: `${claims.subsidyUpToPercent}% तक सब्सिडी, किस्त (EMI) हर महीने करीब ${formatRupees(claims.emiFromRupees)} से, बिल ${claims.billReductionPercent}% तक कम।`,
  },
  subsidy: { size: 'साइज़', example: 'उदाहरण' },
  offers: {
    caption: (years: number) => `${years} साल की किस्त (EMI) के दो उदाहरण`,
    bill: 'महीने का बिल',
    upTo: (amount: string) => `${amount} तक`,
    system: 'सिस्टम',
    kilowatts: (kw: number) => `${kw}\u00a0किलोवाट`,
    saving: 'हर महीने की बचत',
    emiBefore: 'सब्सिडी से पहले किस्त',
    emiAfter: 'सब्सिडी के बाद किस्त',
    range: (from: string, to: string) => `${from} से ${to}`,
  },
  guarantees: [
    { value: `${claims.panelWarrantyYears} साल`, label: 'की वारंटी पैनल पर' },
    { value: `${claims.inverterWarrantyYears} साल`, label: 'की वारंटी इन्वर्टर पर' },
    { value: `${claims.installationWarrantyYears} साल`, label: 'की वारंटी हमारे इंस्टॉलेशन पर' },
    { value: rangeInHindi(claims.panelEfficiency), label: 'धूप पैनल में बिजली बन जाती है' },
  ],
  partners: { caption: 'पार्टनर प्रोग्राम', partner: 'पार्टनर', benefits: 'फ़ायदे' },
  franchise: {
    title: `फ़्रैंचाइज़ी ${formatRupees(claims.franchiseFromRupees)} से शुरू होती है।`,
    text: 'हमारी वेबसाइट पर रजिस्टर करें, और आपका नाम सबके लिए खुली एसोसिएट सूची में तुरंत आ जाता है।',
  },
} satisfies typeof en.catalogueCopy;
