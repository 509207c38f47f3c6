import { type Language, pathIn } from '~/languages';
import { paths } from '~/paths';
import { language } from './en';

/** The office's pages and files have one address; every other page has one in each language. */
const ONE_ADDRESS = [paths.login, paths.dashboard, '/documents/'];

/** A page's address in a language, this build's by default. Whatever is no path of ours stays as it is. */
export function localized(path: string, to: Language = language): string {
  if (!path.startsWith('/') || ONE_ADDRESS.some((start) => path.startsWith(start))) return path;
  return pathIn(to, path);
}
