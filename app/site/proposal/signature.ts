import * as v from 'valibot';
import { ruleWords } from '~/forms/en';
import { personName } from '~/forms/rules';

/** A name that can be read, and not dots or a face; the database asks for a letter too. */
export const signature = v.pipe(personName, v.regex(/\p{L}/u, ruleWords.name));
