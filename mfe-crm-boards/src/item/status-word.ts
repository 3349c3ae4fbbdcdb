import { type BoardKind, boards, endings } from '@girassol/shared-domain';
import type { ItemStatus } from '@girassol/shared-domain/contract';

/** How an item stands, in words. `isLost` is written in red. */
export interface StatusWord {
  text: string;
  isLost: boolean;
}

/** The word for the status of an item of `boardKind`. */
export function statusWord(boardKind: BoardKind, status: ItemStatus): StatusWord {
  if (status === 'IN_PROGRESS') return { text: 'Em andamento', isLost: false };
  const { itemName, gender } = boards[boardKind];
  // Only sales and leads can be lost; an imported item of another board may say so all the same.
  const lost = `${itemName} Perdid${gender === 'f' ? 'a' : 'o'}`;
  return { text: endings[boardKind][status]?.outcome ?? lost, isLost: status === 'LOST' };
}
