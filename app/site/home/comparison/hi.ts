import { claims } from '~/company/facts';
import { formatRupees } from '~/lib/format';
import { rangeInHindi } from '~/lib/range-in-hindi';
import type * as en from './en';

export const comparison = {
  eyebrow: 'सोलर या ग्रिड',
  title: 'बिजली किराए की, या अपनी',
  lead: 'वही पंखा, वही फ़्रिज, वही बत्तियाँ। बदलता बस यह है कि आप पैसा किसे देते हैं, और कब तक।',
  columns: { feature: 'किस बात में', traditional: 'आम ग्रिड बिजली', solar: 'आपका अपना सोलर' },
} satisfies typeof en.comparison;

export const comparisonRows = [
  {
    feature: 'महीने का बिल',
    traditional: 'पूरी रकम, हमेशा',
    solar: `${claims.billReductionPercent}% तक कम`,
  },
  {
    feature: 'सब्सिडी',
    traditional: 'नहीं मिलती',
    solar: `${claims.subsidyUpToPercent}% तक`,
  },
  {
    feature: 'भुगतान',
    traditional: 'हर महीने बिल',
    solar: `किस्त (EMI) हर महीने करीब ${formatRupees(claims.emiFromRupees)} से`,
  },
  { feature: 'वारंटी', traditional: 'नहीं मिलती', solar: `पैनल पर ${claims.panelWarrantyYears} साल` },
  {
    feature: 'प्रॉपर्टी की कीमत',
    traditional: 'जितनी थी, उतनी',
    solar: `${rangeInHindi(claims.propertyValueIncrease)} ज़्यादा`,
  },
  { feature: 'बिजली कहाँ से', traditional: 'दूर के बिजलीघर से', solar: 'आपकी छत की धूप से' },
] satisfies typeof en.comparisonRows;
