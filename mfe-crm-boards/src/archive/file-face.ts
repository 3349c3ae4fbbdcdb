import { formatBytes, formatDate, isImageName, ownValue } from '@girassol/shared-domain';
import type { ArchiveFile } from '@girassol/shared-domain/contract';
import type { IconName } from '@girassol/shared-ui';

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

/** A picture for files that are none themselves. */
export const iconOf = ({ extension }: Pick<ArchiveFile, 'extension'>): IconName =>
  ownValue(icons, extension) ?? 'file';

/** `PDF · 1,2 MB` */
export const kindOf = ({ extension, size }: ArchiveFile): string =>
  [extension.toUpperCase(), formatBytes(size)].filter(Boolean).join(' · ');

/** `PDF · 1,2 MB · 10/03/2026` */
export const factsOf = (file: ArchiveFile): string =>
  `${kindOf(file)} · ${formatDate(file.registryTimestamp)}`;

/** Images are recognised by extension (archive-009). */
export const isImage = ({ extension }: Pick<ArchiveFile, 'extension'>): boolean =>
  isImageName(`x.${extension}`);

/** Is it a paper of a financing, which has no address until somebody opens it? */
export const isPaper = ({ url }: Pick<ArchiveFile, 'url'>): boolean => url === '';

/** The address of a small picture of an image. */
export const previewOf = ({ url }: Pick<ArchiveFile, 'url'>): string => `${url}&preview=1`;

/** The address that saves a file instead of showing it. */
export const downloadOf = ({ url }: Pick<ArchiveFile, 'url'>): string => `${url}&download=1`;

export const statusWords = { APPROVED: 'Aprovado', REJECTED: 'Reprovado', PENDING: 'Em análise' } as const;
export const statusTones = { APPROVED: 'good', REJECTED: 'bad', PENDING: 'warn' } as const;
