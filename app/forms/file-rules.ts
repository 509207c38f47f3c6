import { fileWords } from './en';
import { beginsLike, type FileKind, fileKinds, HEAD_BYTES } from './file-kinds';
import { extensionOf } from './idempotency-key';
import { readBytes } from './read-bytes';

/** Which files a form takes. The bucket and the backend check the same again. */
export interface FileRule {
  kinds: FileKind[];
  maxMegabytes: number;
  /** What the file dialog offers, where that is not the list of extensions. */
  accept?: string;
}

const { jpeg, png, webp, gif, heic, mp4, webm, mov, pdf, doc, docx } = fileKinds;

export const certificateFile: FileRule = { kinds: [jpeg, png, pdf], maxMegabytes: 5 };
export const resumeFile: FileRule = { kinds: [pdf, doc, docx], maxMegabytes: 5 };
export const installationFile: FileRule = {
  kinds: [jpeg, png, webp, gif, heic, pdf, doc, docx],
  maxMegabytes: 10,
  // Asked for any image, an iPhone turns its HEIC photos into JPG, which every browser shows.
  accept: 'image/*,.pdf,.doc,.docx',
};
/** Shown on the home page, so nothing that some browsers cannot draw. */
export const testimonialImage: FileRule = {
  kinds: [jpeg, png, webp, gif],
  maxMegabytes: 10,
  accept: 'image/*',
};
export const testimonialVideo: FileRule = { kinds: [mp4, webm, mov], maxMegabytes: 10, accept: 'video/*' };

/** For the `accept` attribute. */
export function acceptedFiles({ kinds, accept }: FileRule): string {
  return accept ?? kinds.flatMap((kind) => kind.extensions.map((extension) => `.${extension}`)).join(',');
}

/** 'JPG, PNG or PDF, up to 5 MB' */
export function describeRule(rule: FileRule): string {
  return fileWords.rule(listKinds(rule), rule.maxMegabytes);
}

export function mimeTypeOf(file: File, rule: FileRule): string {
  return kindOf(file, rule)?.mimeType ?? 'application/octet-stream';
}

/** What is wrong with the file, in a sentence for the visitor, or null. Name, declared type and content must agree. */
export async function findFileError(file: File, rule: FileRule): Promise<string | null> {
  const kind = kindOf(file, rule);
  if (!kind) return fileWords.otherKind(file.name, listKinds(rule));
  if (file.size === 0) return fileWords.empty(file.name);
  if (file.size > rule.maxMegabytes * MEGABYTE) {
    return fileWords.tooLarge(file.name, formatSize(file.size), rule.maxMegabytes);
  }
  // Systems that do not know a type declare none.
  const declaredWell = ['', kind.mimeType, ...(kind.otherMimeTypes ?? [])].includes(file.type);
  const head = await readBytes(file.slice(0, HEAD_BYTES)).catch(() => null);
  // Moved, deleted, changed or not yet fetched from the cloud since it was chosen.
  if (!head) return fileWords.unreadable(file.name);
  if (!declaredWell || !beginsLike(kind, head)) {
    return fileWords.disguised(file.name, kind.label, listKinds(rule));
  }
  return null;
}

export function formatSize(bytes: number): string {
  return bytes < MEGABYTE
    ? fileWords.kilobytes(String(Math.ceil(bytes / 1024)))
    : fileWords.megabytes((Math.ceil((bytes / MEGABYTE) * 10) / 10).toFixed(1));
}

const MEGABYTE = 1024 * 1024;

function kindOf(file: File, rule: FileRule): FileKind | undefined {
  return rule.kinds.find((kind) => kind.extensions.includes(extensionOf(file.name)));
}

const listKinds = ({ kinds }: FileRule) => fileWords.kinds(kinds.map((kind) => kind.label));
