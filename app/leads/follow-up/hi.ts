import type * as en from './en';

export const followUpWords = { reference: 'रेफ़रेंस नंबर' } satisfies typeof en.followUpWords;
