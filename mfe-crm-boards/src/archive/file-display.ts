import {
  ensureFileExtension,
  formatBytes,
  formatDate,
  getOwnValue,
  isImageFileName,
} from '@girassol/shared-domain';
import type { ArchiveFile } from '@girassol/shared-domain/contract';
import type { BankReviewStatus } from '@girassol/shared-domain/financing';
import type { IconName, Tone } from '@girassol/shared-ui';

const icons: Record<string, IconName> = {
  pdf: 'clipboard',
  doc: 'note',
  docx: 'note',
  odt: 'note',
  txt: 'note',
  xls: 'chart',
  xlsx: 'chart',
  ods: 'chart',
  csv: 'chart',
  zip: 'package',
  rar: 'package',
  '7z': 'package',
  kml: 'pin',
  kmz: 'pin',
  heic: 'image',
  dwg: 'hard-hat',
  dxf: 'hard-hat',
};

/** Returns the icon for a file that is not an image, by extension. */
export const getFileIcon = ({ extension }: Pick<ArchiveFile, 'extension'>): IconName =>
  getOwnValue(icons, extension) ?? 'file';

/** Formats extension and size, for example `PDF · 1,2 MB`. */
export const formatFileTypeAndSize = ({ extension, size }: ArchiveFile): string =>
  [extension.toUpperCase(), formatBytes(size)].filter(Boolean).join(' · ');

/** Formats extension, size and date of registration, for example `PDF · 1,2 MB · 10/03/2026`. */
export const formatFileFacts = (file: ArchiveFile): string =>
  `${formatFileTypeAndSize(file)} · ${formatDate(file.registryTimestamp)}`;

/** Returns true if the extension is an image format (archive-009). */
export const isImage = ({ extension }: Pick<ArchiveFile, 'extension'>): boolean =>
  isImageFileName(`x.${extension}`);

/** Returns true for a financing document, which has no link until somebody opens the document. */
export const isFinancingDocument = ({ semantic }: Pick<ArchiveFile, 'semantic'>): boolean =>
  semantic !== null;

/** Returns true if a file can be opened: without a signal, archives are shown without the links to their files. */
export const hasLink = ({ url }: Pick<ArchiveFile, 'url'>): boolean => url !== '';

/** Returns true if a file is shown from this device, to which it was taken along. */
export const isOnDevice = ({ url }: Pick<ArchiveFile, 'url'>): boolean => url.startsWith('blob:');

/** Returns the URL of a small preview of an image. */
export const getPreviewUrl = (file: Pick<ArchiveFile, 'url'>): string =>
  isOnDevice(file) ? file.url : `${file.url}&preview=1`;

/** Returns the attributes of a link that downloads a file instead of displaying the file. */
export const getDownloadLink = (file: ArchiveFile): { href: string; download: string | true } =>
  isOnDevice(file)
    ? { href: file.url, download: ensureFileExtension(file.name, file.extension) }
    : { href: `${file.url}&download=1`, download: true };

/**
 * Colours of the badge that shows the bank's review of a financing document: approved, rejected or pending.
 */
export const bankReviewStatusTones = {
  APPROVED: 'good',
  REJECTED: 'bad',
  PENDING: 'warn',
} as const satisfies Record<BankReviewStatus, Tone>;
