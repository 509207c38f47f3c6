import { claims } from '~/company/facts';
import { formatRupees } from '~/lib/format';
import type * as en from './en';

export const propertyTypes = {
  residential: { label: 'घरेलू', hint: 'मकान और फ़्लैट' },
  commercial: { label: 'व्यावसायिक', hint: 'दुकान, दफ़्तर, होटल' },
  industrial: { label: 'औद्योगिक', hint: 'कारख़ाने, गोदाम' },
  government: { label: 'सरकारी', hint: 'स्कूल, सरकारी इमारतें' },
} satisfies typeof en.propertyTypes;

export const preferredTimes = {
  morning: { label: 'सुबह', hint: '9 से 12 बजे' },
  afternoon: { label: 'दोपहर', hint: '12 से 4 बजे' },
  evening: { label: 'शाम', hint: '4 से 7 बजे' },
} satisfies typeof en.preferredTimes;

export const consultationTypes = {
  free: { label: 'मुफ़्त', hint: `${claims.assessmentMinutes} मिनट की जाँच` },
  premium: { label: 'प्रीमियम', hint: `आपके यहाँ विज़िट, ${formatRupees(claims.premiumVisitRupees)}` },
} satisfies typeof en.consultationTypes;

export const businessTypes = {
  distributor: 'डिस्ट्रीब्यूटर',
  dealer: 'डीलर',
  student_partner: 'स्टूडेंट पार्टनर',
} satisfies typeof en.businessTypes;

export const inquiryTypes = {
  general: 'सामान्य',
  technical: 'तकनीकी',
  partnership: 'पार्टनरशिप',
  complaint: 'शिकायत',
} satisfies typeof en.inquiryTypes;

export const courseTypes = {
  solar_installation_technician: 'सोलर इंस्टॉलेशन टेक्नीशियन',
  ev_training: 'ईवी ट्रेनिंग',
  two_wheeler_ev_assembly: 'टू-व्हीलर ईवी असेंबली',
} satisfies typeof en.courseTypes;

export const experienceLevels = {
  beginner: 'शुरुआती',
  intermediate: 'थोड़ा अनुभव',
  experienced: 'अनुभवी',
} satisfies typeof en.experienceLevels;
