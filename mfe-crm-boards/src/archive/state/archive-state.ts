import type { Archive, ArchiveFile, ArchiveFolder } from '@girassol/shared-domain/contract';

const byOrder = <Part extends { order: number }>(parts: Part[]): Part[] =>
  parts.sort((a, b) => a.order - b.order);

export const foldersOf = ({ folders }: Archive): ArchiveFolder[] => byOrder([...folders]);

export const filesOf = ({ files }: Archive, folderId: string): ArchiveFile[] =>
  byOrder(files.filter(({ folder }) => folder === folderId));

const at = <Part>(parts: Part[], part: Part, place: number): Part[] => [
  ...parts.slice(0, place),
  part,
  ...parts.slice(place),
];

/** The archive with a folder at another place among the folders. */
export function withFolderAt(archive: Archive, folderId: string, place: number): Archive {
  const folders = foldersOf(archive);
  const folder = folders.find(({ _id }) => _id === folderId);
  if (!folder) return archive;
  const others = folders.filter((other) => other !== folder);
  return { ...archive, folders: at(others, folder, place).map((part, order) => ({ ...part, order })) };
}

/** The archive with a file at a place of a folder, its own or another. */
export function withFileAt(archive: Archive, fileId: string, folderId: string, place: number): Archive {
  const file = archive.files.find(({ _id }) => _id === fileId);
  if (!file) return archive;
  const others = filesOf(archive, folderId).filter((other) => other !== file);
  const moved = at(others, { ...file, folder: folderId }, place).map((part, order) => ({ ...part, order }));
  const untouched = archive.files.filter((other) => other !== file && other.folder !== folderId);
  return { ...archive, files: [...untouched, ...moved] };
}

/** The archive with a file added, or in place of its older self. */
export function withFile(archive: Archive, file: ArchiveFile): Archive {
  return { ...archive, files: [...archive.files.filter(({ _id }) => _id !== file._id), file] };
}

export function withoutFile(archive: Archive, fileId: string): Archive {
  return { ...archive, files: archive.files.filter(({ _id }) => _id !== fileId) };
}

export function withoutFolder(archive: Archive, folderId: string): Archive {
  return {
    ...archive,
    folders: archive.folders.filter(({ _id }) => _id !== folderId),
    files: archive.files.filter(({ folder }) => folder !== folderId),
  };
}
