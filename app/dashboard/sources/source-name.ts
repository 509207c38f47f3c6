import { sourceWords } from './en';

/** As the database calls it, but for the one that stands for none. */
export const sourceName = (source: string) => (source === 'direct' ? sourceWords.direct : source);
