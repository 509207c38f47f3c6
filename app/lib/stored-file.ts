import { company } from '~/company/facts';
import { backend } from './backend';

export interface StoredFile {
  url: string;
  /** Anything that not every browser draws or plays, such as HEIC or MOV, is a document: opened, not shown. */
  kind: 'picture' | 'video' | 'document';
}

/** The folders of the bucket `certificates`, by whose files they hold; demo certificates have their own. */
const FOLDERS = {
  certificate: ['', 'seed/'],
  'installation-file': ['installation-requests/'],
  testimonial: ['testimonials/'],
};
export type FileOwner = keyof typeof FOLDERS;

const BUCKET = '/storage/v1/object/public/certificates/';
const FILE_NAME = /^[A-Za-z0-9][A-Za-z0-9_-]*(?:\.[A-Za-z0-9_-]+)*\.[A-Za-z0-9]+$/;
const PICTURE = /\.(jpe?g|png|webp|gif)$/i;
const VIDEO = /\.(mp4|webm)$/i;

/**
 * A stored address as a file of our own storage, or undefined when it is none. Records name addresses that people sent,
 * so the whole text has to be what the site itself would have written: no parser reads anything else into it.
 */
export function storedFile(stored: string, owner: FileOwner): StoredFile | undefined {
  const origin = ownOrigins().find((each) => stored.startsWith(`${each}/`)) ?? '';
  const path = stored.slice(origin.length);
  if (!path.startsWith(BUCKET)) return undefined;
  const key = path.slice(BUCKET.length);
  const folder = FOLDERS[owner].find(
    (each) => key.startsWith(each) && FILE_NAME.test(key.slice(each.length)),
  );
  if (folder === undefined) return undefined;
  return {
    url: backend.url + path,
    kind: PICTURE.test(key) ? 'picture' : VIDEO.test(key) ? 'video' : 'document',
  };
}

/** Where the storage is now, and the site's own address, from which it was served before it moved to a hosted project. */
function ownOrigins(): string[] {
  return [backend.url, company.siteUrl].filter((origin) => origin !== '');
}
