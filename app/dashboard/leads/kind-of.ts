import type { RecordTable } from '~/leads/kind';
import { recordTables } from '~/leads/kinds';
import type { Lead } from './lead';

/** The tab a lead's record stands in. */
export const kindOf = ({ kind }: Pick<Lead, 'kind'>): RecordTable =>
  recordTables.find(({ table }) => table === kind) ?? recordTables[0];
