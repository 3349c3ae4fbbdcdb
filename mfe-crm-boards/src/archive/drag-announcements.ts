import type { Archive } from '@girassol/shared-domain/contract';

/** A position as the drag library names it: of a file its folder, of a folder the list of folders. */
interface Position {
  droppableId: string;
  index: number;
}

/** Returns "Pasta Fotos" or "Arquivo Telhado norte". */
function getName(archive: Archive, id: string): string {
  const folder = archive.folders.find(({ _id }) => _id === id);
  if (folder) return `Pasta ${folder.name}`;
  return `Arquivo ${archive.files.find(({ _id }) => _id === id)?.name ?? ''}`.trim();
}

/** Returns "pasta Fotos, 2º lugar" for a file, "2º lugar" for a folder. */
function describePosition(archive: Archive, { droppableId, index }: Position): string {
  const folder = archive.folders.find(({ _id }) => _id === droppableId);
  const position = `${index + 1}º lugar`;
  return folder ? `pasta ${folder.name}, ${position}` : position;
}

/** Returns what a screen reader says when a file or folder is lifted. */
export const buildArchiveLiftAnnouncement = (archive: Archive, id: string, from: Position): string =>
  `${getName(archive, id)}, na mão: ${describePosition(archive, from)}.`;

/**
 * Returns the screen reader message for a dragged file or folder that is over the position `over`, or outside
 * all positions if `over` is missing.
 */
export function buildArchiveMoveAnnouncement(archive: Archive, over: Position | null | undefined): string {
  if (!over) return 'Fora das pastas. Soltar aqui desiste do movimento.';
  const position = describePosition(archive, over);
  return `${position.charAt(0).toLocaleUpperCase('pt-BR')}${position.slice(1)}.`;
}

/**
 * Returns the screen reader message for a file or folder that has been dropped, or that has returned to its
 * position because the drag ended outside all positions.
 */
export function buildArchiveDropAnnouncement(
  archive: Archive,
  id: string,
  { source, destination }: { source: Position; destination?: Position | null | undefined },
): string {
  const name = getName(archive, id);
  if (!destination) return `Movimento desfeito. ${name} de volta: ${describePosition(archive, source)}.`;
  return `${name}, no lugar: ${describePosition(archive, destination)}.`;
}
