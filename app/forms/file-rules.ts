import { extensionOf } from './submission-id';

/** Which files a form takes. The bucket and the backend check the same again. */
export interface FileRule {
  kinds: FileKind[];
  maxMegabytes: number;
}

interface FileKind {
  label: string;
  extensions: string[];
  mimeType: string;
  /** How the file begins, in hexadecimal. */
  signature: RegExp;
}

const jpeg: FileKind = {
  label: 'JPG',
  extensions: ['jpg', 'jpeg'],
  mimeType: 'image/jpeg',
  signature: /^ffd8ff/,
};
const png: FileKind = {
  label: 'PNG',
  extensions: ['png'],
  mimeType: 'image/png',
  signature: /^89504e470d0a1a0a/,
};
const webp: FileKind = {
  label: 'WebP',
  extensions: ['webp'],
  mimeType: 'image/webp',
  signature: /^52494646.{8}57454250/,
};
const pdf: FileKind = {
  label: 'PDF',
  extensions: ['pdf'],
  mimeType: 'application/pdf',
  signature: /^255044462d/,
};
const doc: FileKind = {
  label: 'DOC',
  extensions: ['doc'],
  mimeType: 'application/msword',
  signature: /^d0cf11e0a1b11ae1/,
};
const docx: FileKind = {
  label: 'DOCX',
  extensions: ['docx'],
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  signature: /^504b0304/,
};

const mp4: FileKind = {
  label: 'MP4',
  extensions: ['mp4'],
  mimeType: 'video/mp4',
  signature: /^.{8}66747970/,
};
const webm: FileKind = {
  label: 'WebM',
  extensions: ['webm'],
  mimeType: 'video/webm',
  signature: /^1a45dfa3/,
};

export const certificateFile: FileRule = { kinds: [jpeg, png, pdf], maxMegabytes: 5 };
export const resumeFile: FileRule = { kinds: [pdf, doc, docx], maxMegabytes: 5 };
export const testimonialImage: FileRule = { kinds: [jpeg, png, webp], maxMegabytes: 10 };
export const testimonialVideo: FileRule = { kinds: [mp4, webm], maxMegabytes: 10 };
export const installationFile: FileRule = { kinds: [jpeg, png, webp, pdf, doc, docx], maxMegabytes: 10 };

/** For the `accept` attribute. Listing extensions also makes an iPhone turn its HEIC photos into JPG. */
export function acceptedExtensions({ kinds }: FileRule): string {
  return kinds.flatMap((kind) => kind.extensions.map((extension) => `.${extension}`)).join(',');
}

/** 'JPG, PNG or PDF, up to 5 MB' */
export function describeRule(rule: FileRule): string {
  return `${listKinds(rule)}, up to ${rule.maxMegabytes} MB`;
}

export function mimeTypeOf(file: File, rule: FileRule): string {
  return kindOf(file, rule)?.mimeType ?? 'application/octet-stream';
}

/** What is wrong with the file, in a sentence for the visitor, or null. Name, declared type and content must agree. */
export async function complaintAbout(file: File, rule: FileRule): Promise<string | null> {
  const kind = kindOf(file, rule);
  if (!kind) return `“${file.name}” cannot be sent. Please choose a ${listKinds(rule)} file.`;
  if (file.size === 0) return `“${file.name}” is empty. Please choose another file.`;
  if (file.size > rule.maxMegabytes * MEGABYTE) {
    return `“${file.name}” has ${formatSize(file.size)}; the limit is ${rule.maxMegabytes} MB. Please choose a smaller file.`;
  }
  // Systems that do not know a type declare none.
  const declaredWell = file.type === '' || file.type === kind.mimeType;
  if (!declaredWell || !kind.signature.test(await firstBytes(file))) {
    return `“${file.name}” is not a real ${kind.label} file. Please save it again as ${listKinds(rule)}.`;
  }
  return null;
}

export function formatSize(bytes: number): string {
  return bytes < MEGABYTE
    ? `${Math.ceil(bytes / 1024)} KB`
    : `${(Math.ceil((bytes / MEGABYTE) * 10) / 10).toFixed(1)} MB`;
}

const MEGABYTE = 1024 * 1024;

function kindOf(file: File, rule: FileRule): FileKind | undefined {
  return rule.kinds.find((kind) => kind.extensions.includes(extensionOf(file.name)));
}

function listKinds({ kinds }: FileRule): string {
  const labels = kinds.map((kind) => kind.label);
  return [labels.slice(0, -1).join(', '), ...labels.slice(-1)].filter(Boolean).join(' or ');
}

async function firstBytes(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
