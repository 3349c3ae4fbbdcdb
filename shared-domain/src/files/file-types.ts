/** Bytes of one file, when the server was not told otherwise. */
export const MAX_FILE_BYTES = 25 * 1024 * 1024;

/** How the beginning of a file must look; the server's check has one test for each. */
export type FileSignature =
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

export interface FileType {
  mime: string;
  signature: FileSignature;
  /** A browser may open it in a tab of its own. SVG may not: it is a document that can carry scripts. */
  opensInTab?: true;
}

const image = (mime: string, signature: FileSignature): FileType => ({ mime, signature, opensInTab: true });
const office = (format: string): FileType => ({
  mime: `application/vnd.openxmlformats-officedocument.${format}`,
  signature: 'zip',
});
const openDocument = (format: string): FileType => ({
  mime: `application/vnd.oasis.opendocument.${format}`,
  signature: 'zip',
});

/** What may be stored, by extension: what an installer, a bank and a distributor send one another. */
export const fileTypes: Readonly<Record<string, FileType>> = {
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

/** `conta de luz.PDF` has `pdf`; a name without one has ''. */
export function extensionOf(fileName: string): string {
  return /\.([a-z0-9]{1,8})$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
}

/** The type that the name of a file promises, or undefined when such files are not stored. */
export function fileTypeOf(fileName: string): FileType | undefined {
  const extension = extensionOf(fileName);
  return Object.hasOwn(fileTypes, extension) ? fileTypes[extension] : undefined;
}

/** For the `accept` of a file input. */
export const acceptedFiles = Object.keys(fileTypes)
  .map((extension) => `.${extension}`)
  .join(',');
