import type { ArchiveFile, ArchiveFolder, ResponseBody } from '@girassol/shared-domain/contract';

export const CUSTOMER_ID = '018f0000-0000-7000-8000-0000000000c1';

const buildId = (kind: string, number: number) =>
  `018f0000-0000-7000-8000-${kind}${String(number).padStart(11, '0')}`;

/** Builds a folder for tests. The folder's id is derived from its number. */
export const buildFolder = (number: number, name: string, order = number): ArchiveFolder => ({
  _id: buildId('f', number),
  name,
  order,
  folderSemantic: null,
});

/** Builds a file for tests. */
export const buildFile = (number: number, name: string, values: Partial<ArchiveFile> = {}): ArchiveFile => ({
  _id: buildId('a', number),
  name,
  url: `/stored/x/${number}/${name}?expires=1&signature=s`,
  folder: buildId('f', 0),
  order: number,
  semantic: null,
  status: null,
  extension: 'pdf',
  size: 2048,
  userName: 'Ana Souza',
  registryTimestamp: Date.parse('2026-03-10T12:00:00-03:00'),
  ...values,
});

/** Builds the server's answer for an archive of two folders. */
export function buildArchiveAnswer(
  files: ArchiveFile[],
): ResponseBody<'GET /archives/customer/:userId/:cid'> {
  return {
    customerName: 'Maria da Conceição',
    archive: {
      folders: [buildFolder(0, 'Documentos'), buildFolder(1, 'Fotos')],
      files,
      limits: { fileBytes: 1024 * 1024, usedBytes: 4096, accountBytes: 10 * 1024 ** 3 },
    },
  };
}
