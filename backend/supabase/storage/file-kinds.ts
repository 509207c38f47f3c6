import { beginsLike, type FileKind, fileKinds } from '../../../app/forms/file-kinds.ts';

const FILE_KINDS: FileKind[] = Object.values(fileKinds);

/** What must be inside beyond the first bytes, where these do not tell enough. */
const INSIDE = new Map<FileKind, (bytes: Buffer) => boolean>([
  // An OLE compound file that holds a Word stream; its name is UTF-16.
  [fileKinds.doc, (bytes) => bytes.includes(Buffer.from('WordDocument', 'utf16le'))],
  // A zip with Word's main part and an end record; a jar is a zip too.
  [
    fileKinds.docx,
    (bytes) =>
      bytes.includes('word/') &&
      bytes.includes('[Content_Types].xml') &&
      bytes.includes('PK\x05\x06') &&
      !bytes.includes('META-INF/MANIFEST.MF'),
  ],
]);

/** Content sniffing: the one kind that these bytes are of. */
function sniffKind(bytes: Buffer): FileKind | undefined {
  return FILE_KINDS.find((kind) => beginsLike(kind, bytes) && (INSIDE.get(kind)?.(bytes) ?? true));
}

export function kindOfExtension(key: string): FileKind | undefined {
  const extension = /\.([a-z0-9]+)$/i.exec(key)?.[1]?.toLowerCase();
  return FILE_KINDS.find((kind) => extension && kind.extensions.includes(extension));
}

/** Markup near the start, where an old browser would look: no file of these kinds has any business with it. */
const MARKUP = /<(?:!doctype|html|head|body|script|svg|iframe|img|a\s)/i;

/** Why these bytes may not be stored under this name and type, or undefined if they may. */
export function validateFile(bytes: Buffer, key: string, declaredType: string): string | undefined {
  const kind = kindOfExtension(key);
  if (!kind) return 'This kind of file is not accepted';
  if (declaredType !== kind.mimeType) return `mime type ${declaredType} is not supported for this file name`;
  if (sniffKind(bytes) !== kind) return 'The content of the file does not match its type';
  if (MARKUP.test(bytes.subarray(0, 1024).toString('latin1'))) return 'The file contains markup';
  return undefined;
}
