/** Default maximum size of one file, in bytes; the server can be configured otherwise. */
export const DEFAULT_MAX_FILE_BYTES = 25 * 1024 * 1024;

/** Name of the byte signature (magic number) that the server expects at the beginning of a file of a type. */
export type FileMagicSignature =
  | 'jpeg'
  | 'png'
  | 'gif'
  | 'bmp'
  | 'webp'
  | 'ico'
  | 'iso-media'
  | 'svg'
  | 'pdf'
  | 'ole'
  | 'zip'
  | 'rar'
  | '7z'
  | 'dwg'
  | 'text';

/**
 * File type that users may upload: MIME type, byte signature, and whether a browser may open the file in a
 * tab.
 */
export interface FileType {
  mime: string;
  signature: FileMagicSignature;
  /** A browser may open it in a tab of its own. SVG may not: it is a document that can carry scripts. */
  opensInTab?: true;
}

const image = (mime: string, signature: FileMagicSignature): FileType => ({
  mime,
  signature,
  opensInTab: true,
});
const office = (format: string): FileType => ({
  mime: `application/vnd.openxmlformats-officedocument.${format}`,
  signature: 'zip',
});
const openDocument = (format: string): FileType => ({
  mime: `application/vnd.oasis.opendocument.${format}`,
  signature: 'zip',
});

/**
 * File types that users may upload and the server stores, by extension: the types usual between installers,
 * banks and distributors.
 */
export const storableFileTypes: Readonly<Record<string, FileType>> = {
  jpg: image('image/jpeg', 'jpeg'),
  jpeg: image('image/jpeg', 'jpeg'),
  png: image('image/png', 'png'),
  gif: image('image/gif', 'gif'),
  bmp: image('image/bmp', 'bmp'),
  webp: image('image/webp', 'webp'),
  ico: image('image/x-icon', 'ico'),
  svg: { mime: 'image/svg+xml', signature: 'svg' },
  heic: { mime: 'image/heic', signature: 'iso-media' },
  pdf: { mime: 'application/pdf', signature: 'pdf', opensInTab: true },
  doc: { mime: 'application/msword', signature: 'ole' },
  xls: { mime: 'application/vnd.ms-excel', signature: 'ole' },
  ppt: { mime: 'application/vnd.ms-powerpoint', signature: 'ole' },
  docx: office('wordprocessingml.document'),
  xlsx: office('spreadsheetml.sheet'),
  pptx: office('presentationml.presentation'),
  odt: openDocument('text'),
  ods: openDocument('spreadsheet'),
  txt: { mime: 'text/plain; charset=utf-8', signature: 'text' },
  csv: { mime: 'text/csv; charset=utf-8', signature: 'text' },
  xml: { mime: 'application/xml', signature: 'text' },
  dxf: { mime: 'image/vnd.dxf', signature: 'text' },
  dwg: { mime: 'image/vnd.dwg', signature: 'dwg' },
  kml: { mime: 'application/vnd.google-earth.kml+xml', signature: 'text' },
  kmz: { mime: 'application/vnd.google-earth.kmz', signature: 'zip' },
  zip: { mime: 'application/zip', signature: 'zip' },
  rar: { mime: 'application/vnd.rar', signature: 'rar' },
  '7z': { mime: 'application/x-7z-compressed', signature: '7z' },
  mp4: { mime: 'video/mp4', signature: 'iso-media' },
  mov: { mime: 'video/quicktime', signature: 'iso-media' },
};

/** Returns the extension of a file name in lower case (`conta de luz.PDF` has `pdf`); '' if there is none. */
export function getFileExtension(fileName: string): string {
  return /\.([a-z0-9]{1,8})$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
}

/** Returns the file type that the extension of a name stands for, or undefined if such files may not be stored. */
export function findStorableFileType(fileName: string): FileType | undefined {
  const extension = getFileExtension(fileName);
  return Object.hasOwn(storableFileTypes, extension) ? storableFileTypes[extension] : undefined;
}

/** Value of the `accept` attribute of file inputs: all extensions of `storableFileTypes`. */
export const fileInputAccept = Object.keys(storableFileTypes)
  .map((extension) => `.${extension}`)
  .join(',');
