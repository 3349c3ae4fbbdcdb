import { type BoardKind, boardDescriptions, itemEndings } from '@girassol/shared-domain';
import type { ItemStatus } from '@girassol/shared-domain/contract';

/** Label of an item's status. A label with `isLost` is shown in red. */
export interface StatusLabel {
  text: string;
  isLost: boolean;
}

/** Returns the label of an item's status in the wording of the board of kind `boardKind`. */
export function getStatusLabel(boardKind: BoardKind, status: ItemStatus): StatusLabel {
  if (status === 'IN_PROGRESS') return { text: 'Em andamento', isLost: false };
  const { itemName, gender } = boardDescriptions[boardKind];
  // Only sales and leads can be lost; an imported item of another board may say so all the same.
  const lost = `${itemName} Perdid${gender === 'f' ? 'a' : 'o'}`;
  return { text: itemEndings[boardKind][status]?.outcome ?? lost, isLost: status === 'LOST' };
}
