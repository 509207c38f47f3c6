import type { Language } from '~/languages';
import type * as en from './en';

export const language: Language = 'hi';

export const homeName = 'होम';

export const months = [
  ...['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून'],
  ...['जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'],
] satisfies typeof en.months;
