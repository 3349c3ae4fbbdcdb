import type { Archive, ArchiveFile, ArchiveFolder } from '@girassol/shared-domain/contract';

const sortByOrder = <Part extends { order: number }>(parts: Part[]): Part[] =>
  parts.sort((a, b) => a.order - b.order);

/** Returns the folders of an archive in their order. */
export const getFolders = ({ folders }: Archive): ArchiveFolder[] => sortByOrder([...folders]);

/** Returns the files of a folder in their order. */
export const getFolderFiles = ({ files }: Archive, folderId: string): ArchiveFile[] =>
  sortByOrder(files.filter(({ folder }) => folder === folderId));

const insertAt = <Part>(parts: Part[], part: Part, place: number): Part[] => [
  ...parts.slice(0, place),
  part,
  ...parts.slice(place),
];

/** Returns the archive with a folder moved to the position `place` among the folders, counted from 0. */
export function moveFolderTo(archive: Archive, folderId: string, place: number): Archive {
  const folders = getFolders(archive);
  const folder = folders.find(({ _id }) => _id === folderId);
  if (!folder) return archive;
  const others = folders.filter((other) => other !== folder);
  return { ...archive, folders: insertAt(others, folder, place).map((part, order) => ({ ...part, order })) };
}

/** Returns the archive with a file moved to the position `place` of a folder, counted from 0. */
export function moveFileTo(archive: Archive, fileId: string, folderId: string, place: number): Archive {
  const file = archive.files.find(({ _id }) => _id === fileId);
  if (!file) return archive;
  const others = getFolderFiles(archive, folderId).filter((other) => other !== file);
  const moved = insertAt(others, { ...file, folder: folderId }, place).map((part, order) => ({
    ...part,
    order,
  }));
  const untouched = archive.files.filter((other) => other !== file && other.folder !== folderId);
  return { ...archive, files: [...untouched, ...moved] };
}

/** Returns the archive with `file` added; a file with the same id is replaced. */
export function addOrReplaceFile(archive: Archive, file: ArchiveFile): Archive {
  return { ...archive, files: [...archive.files.filter(({ _id }) => _id !== file._id), file] };
}

export function removeFile(archive: Archive, fileId: string): Archive {
  return { ...archive, files: archive.files.filter(({ _id }) => _id !== fileId) };
}

/** Returns the archive without a folder and its files. */
export function removeFolder(archive: Archive, folderId: string): Archive {
  return {
    ...archive,
    folders: archive.folders.filter(({ _id }) => _id !== folderId),
    files: archive.files.filter(({ folder }) => folder !== folderId),
  };
}
