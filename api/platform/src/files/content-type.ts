import {
  type FileMagicSignature,
  type FileType,
  findStorableFileType,
  storableFileTypes,
} from '@girassol/shared-domain';

/** Number of bytes at the beginning of a file by which its type is checked. */
export const FILE_HEAD_BYTES = 4096;

const startsWith =
  (...bytes: number[]) =>
  (head: Buffer): boolean =>
    bytes.every((byte, index) => head[index] === byte);

const holds = (head: Buffer, text: string, at: number): boolean =>
  head.toString('latin1', at, at + text.length) === text;

/** Control characters no text has; tab, line ends, form feed and escape are fine. Anything above is some encoding's letter. */
const isText = (head: Buffer): boolean =>
  !head.some((byte) => byte < 9 || (byte > 13 && byte < 27) || byte === 11);
const isUtf16 = (head: Buffer): boolean => startsWith(0xff, 0xfe)(head) || startsWith(0xfe, 0xff)(head);

const signatureChecks: Record<FileMagicSignature, (head: Buffer) => boolean> = {
  jpeg: startsWith(0xff, 0xd8, 0xff),
  png: startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  gif: (head) => holds(head, 'GIF8', 0),
  bmp: (head) => holds(head, 'BM', 0),
  webp: (head) => holds(head, 'RIFF', 0) && holds(head, 'WEBP', 8),
  ico: startsWith(0, 0, 1, 0),
  'iso-media': (head) => ['ftyp', 'moov', 'mdat', 'wide', 'free'].some((box) => holds(head, box, 4)),
  svg: (head) => isText(head) && /<svg[\s>]/i.test(head.toString('latin1')),
  // Writers may put up to a kilobyte before it.
  pdf: (head) => head.subarray(0, 1024).includes('%PDF-'),
  ole: startsWith(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
  zip: (head) => holds(head, 'PK\x03\x04', 0) || holds(head, 'PK\x05\x06', 0),
  rar: (head) => holds(head, 'Rar!\x1a\x07', 0),
  '7z': startsWith(0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c),
  dwg: (head) => /^AC1\d{3}/.test(head.toString('latin1', 0, 6)),
  text: (head) => isText(head) || isUtf16(head),
};

/**
 * Returns the file type that the extension of a file name stands for, if the beginning of the contents
 * matches that type, otherwise undefined.
 */
export function detectFileType(fileName: string, head: Buffer): FileType | undefined {
  const type = findStorableFileType(fileName);
  return type && signatureChecks[type.signature](head) ? type : undefined;
}

const openInTab = new Set(
  Object.values(storableFileTypes).flatMap(({ mime, opensInTab }) => (opensInTab ? [mime] : [])),
);

/** Checks whether a browser may show a file of this type as a page of its own; other files are downloaded. */
export const canOpenInTab = (contentType: string): boolean => openInTab.has(contentType);
