import { cleanLine } from '~/forms/clean-text';
import { registrationSuccessPage } from './en';

/** Anybody can write anything into the address: one line, no longer than a name. */
const MAX_CHARACTERS = 80;

export function welcomedName(query: URLSearchParams): string {
  const name = cleanLine(query.get('name') ?? '');
  return [...name].slice(0, MAX_CHARACTERS).join('') || registrationSuccessPage.someone;
}
