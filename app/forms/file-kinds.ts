/**
 * Every kind of file this site takes, and how to know it by its first bytes. The page and the embedded backend read this
 * table; the buckets' own lists stand in supabase/migrations.
 */
export interface FileKind {
  label: string;
  mimeType: string;
  extensions: readonly string[];
  /** What some systems call it instead. */
  otherMimeTypes?: readonly string[];
  /** Every browser can show it in a page; anything else is offered as a download. */
  inline: boolean;
  /** Looks at the first HEAD_BYTES, one character for each byte. */
  begins: (head: string) => boolean;
}

export const HEAD_BYTES = 64;

export const fileKinds = {
  jpeg: {
    label: 'JPG',
    mimeType: 'image/jpeg',
    extensions: ['jpg', 'jpeg'],
    inline: true,
    begins: (head) => head.startsWith('\xff\xd8\xff'),
  },
  png: {
    label: 'PNG',
    mimeType: 'image/png',
    extensions: ['png'],
    inline: true,
    begins: (head) => head.startsWith('\x89PNG\r\n\x1a\n'),
  },
  webp: {
    label: 'WebP',
    mimeType: 'image/webp',
    extensions: ['webp'],
    inline: true,
    begins: (head) => /^RIFF.{4}WEBP/s.test(head),
  },
  gif: {
    label: 'GIF',
    mimeType: 'image/gif',
    extensions: ['gif'],
    inline: true,
    begins: (head) => /^GIF8[79]a/.test(head),
  },
  heic: {
    label: 'HEIC',
    mimeType: 'image/heic',
    extensions: ['heic', 'heif'],
    otherMimeTypes: ['image/heif', 'image/heic-sequence', 'image/heif-sequence'],
    inline: false,
    // The last two brands are the container's own, which AVIF uses too.
    begins: (head) => /^.{4}ftyp(?:he[iv][cxms]|m[is]f1(?!.*avi[fs]))/s.test(head),
  },
  mp4: {
    label: 'MP4',
    mimeType: 'video/mp4',
    extensions: ['mp4'],
    inline: true,
    // QuickTime films and pictures of the HEIF family come in the same box under other brands.
    begins: (head) => /^.{4}ftyp(?!qt {2}|he[iv][cxms]|m[is]f1|avi[fs])/s.test(head),
  },
  mov: {
    label: 'MOV',
    mimeType: 'video/quicktime',
    extensions: ['mov'],
    inline: true,
    begins: (head) => /^.{4}ftypqt {2}/s.test(head),
  },
  webm: {
    label: 'WebM',
    mimeType: 'video/webm',
    extensions: ['webm'],
    inline: true,
    // An EBML header; Matroska has the same one, with another document type.
    begins: (head) => head.startsWith('\x1a\x45\xdf\xa3') && head.includes('webm'),
  },
  pdf: {
    label: 'PDF',
    mimeType: 'application/pdf',
    extensions: ['pdf'],
    inline: false,
    begins: (head) => head.startsWith('%PDF-'),
  },
  doc: {
    label: 'DOC',
    mimeType: 'application/msword',
    extensions: ['doc'],
    inline: false,
    begins: (head) => head.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'),
  },
  docx: {
    label: 'DOCX',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extensions: ['docx'],
    inline: false,
    begins: (head) => head.startsWith('PK\x03\x04'),
  },
} satisfies Record<string, FileKind>;

export function beginsLike(kind: FileKind, bytes: Uint8Array): boolean {
  return kind.begins(String.fromCharCode(...bytes.subarray(0, HEAD_BYTES)));
}
