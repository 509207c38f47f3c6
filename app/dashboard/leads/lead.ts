import type { Database } from '~/lib/database.types.generated';

type Tables = Database['public']['Tables'];

/** What staff work on: who asked for what, who sees to it and when. Its record has the rest. */
export type Lead = Tables['leads']['Row'];
export type LeadKind = Lead['kind'];
export type Person = Tables['people']['Row'];
export type Activity = Tables['activities']['Row'];
export type Staff = Tables['staff']['Row'];

/** What a call led to; the database writes down what follows from it. */
export type Outcome = 'reached' | 'no-answer' | 'call-back' | 'not-interested';
