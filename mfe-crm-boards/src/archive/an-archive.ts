import type { Answer, ArchiveFile, ArchiveFolder } from '@girassol/shared-domain/contract';

export const CID = '018f0000-0000-7000-8000-0000000000c1';

const idOf = (kind: string, number: number) =>
  `018f0000-0000-7000-8000-${kind}${String(number).padStart(11, '0')}`;

/** A folder for tests; its number is its id. */
export const aFolder = (number: number, name: string, order = number): ArchiveFolder => ({
  _id: idOf('f', number),
  name,
  order,
  folderSemantic: null,
});

/** A file for tests. */
export const aFile = (number: number, name: string, values: Partial<ArchiveFile> = {}): ArchiveFile => ({
  _id: idOf('a', number),
  name,
  url: `/stored/x/${number}/${name}?expires=1&signature=s`,
  folder: idOf('f', 0),
  order: number,
  semantic: null,
  status: null,
  extension: 'pdf',
  size: 2048,
  userName: 'Ana Souza',
  registryTimestamp: Date.parse('2026-03-10T12:00:00-03:00'),
  ...values,
});

/** What the server answers for an archive of two folders. */
export function anArchive(files: ArchiveFile[]): Answer<'GET /archives/customer/:userId/:cid'> {
  return {
    customerName: 'Maria da Conceição',
    archive: {
      folders: [aFolder(0, 'Documentos'), aFolder(1, 'Fotos')],
      files,
      limits: { fileBytes: 1024 * 1024, usedBytes: 4096, accountBytes: 10 * 1024 ** 3 },
    },
  };
}
