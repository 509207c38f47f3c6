/** The files this site takes, and how to know them by their bytes. One table: upload checks and downloads read it. */
export type FileKind = {
  mimeType: string;
  extensions: string[];
  /** Shown in the page; everything else is offered as a download. */
  inline: boolean;
  matches(bytes: Buffer): boolean;
};

const startsWith = (bytes: Buffer, magic: string, at = 0) =>
  bytes.subarray(at, at + magic.length).equals(Buffer.from(magic, 'latin1'));

export const FILE_KINDS: FileKind[] = [
  {
    mimeType: 'image/jpeg',
    extensions: ['jpg', 'jpeg'],
    inline: true,
    matches: (bytes) => startsWith(bytes, '\xff\xd8\xff'),
  },
  {
    mimeType: 'image/png',
    extensions: ['png'],
    inline: true,
    matches: (bytes) => startsWith(bytes, '\x89PNG\r\n\x1a\n'),
  },
  {
    mimeType: 'image/webp',
    extensions: ['webp'],
    inline: true,
    matches: (bytes) => startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8),
  },
  {
    mimeType: 'video/mp4',
    extensions: ['mp4'],
    inline: true,
    matches: (bytes) => startsWith(bytes, 'ftyp', 4) && !startsWith(bytes, 'qt  ', 8),
  },
  {
    mimeType: 'video/webm',
    extensions: ['webm'],
    inline: true,
    // An EBML header; Matroska has the same one, with another document type.
    matches: (bytes) => startsWith(bytes, '\x1a\x45\xdf\xa3') && bytes.subarray(0, 64).includes('webm'),
  },
  {
    mimeType: 'application/pdf',
    extensions: ['pdf'],
    inline: false,
    matches: (bytes) => startsWith(bytes, '%PDF-'),
  },
  {
    mimeType: 'application/msword',
    extensions: ['doc'],
    inline: false,
    // An OLE compound file that holds a Word stream; its name is UTF-16.
    matches: (bytes) =>
      startsWith(bytes, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1') &&
      bytes.includes(Buffer.from('WordDocument', 'utf16le')),
  },
  {
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extensions: ['docx'],
    inline: false,
    // A zip with Word's main part and an end record; a jar is a zip too.
    matches: (bytes) =>
      startsWith(bytes, 'PK\x03\x04') &&
      bytes.includes('word/') &&
      bytes.includes('[Content_Types].xml') &&
      bytes.includes('PK\x05\x06') &&
      !bytes.includes('META-INF/MANIFEST.MF'),
  },
];

export function kindOfExtension(key: string): FileKind | undefined {
  const extension = /\.([a-z0-9]+)$/i.exec(key)?.[1]?.toLowerCase();
  return FILE_KINDS.find((kind) => extension && kind.extensions.includes(extension));
}

/** Markup near the start, where an old browser would look: no file of these kinds has any business with it. */
const MARKUP = /<(?:!doctype|html|head|body|script|svg|iframe|img|a\s)/i;

/** Why these bytes may not be stored under this name and type, or undefined if they may. */
export function complaintAbout(bytes: Buffer, key: string, declaredType: string): string | undefined {
  const kind = kindOfExtension(key);
  if (!kind) return 'This kind of file is not accepted';
  if (declaredType !== kind.mimeType) return `mime type ${declaredType} is not supported for this file name`;
  if (!kind.matches(bytes)) return 'The content of the file does not match its type';
  if (MARKUP.test(bytes.subarray(0, 1024).toString('latin1'))) return 'The file contains markup';
  return undefined;
}
