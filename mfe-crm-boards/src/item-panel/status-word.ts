import { type BoardKind, boards } from '@girassol/shared-domain';
import type { ItemStatus } from '@girassol/shared-domain/contract';

/** How an item stands, in words. `isLost` is written in red. */
export interface StatusWord {
  text: string;
  isLost: boolean;
}

/** Outcomes that the specification names; other boards say "finalizado" in the gender of the item. */
const named: Partial<Record<BoardKind, Partial<Record<ItemStatus, string>>>> = {
  SALES: { CLOSED: 'Venda Ganha', LOST: 'Venda Perdida' },
  PRE_SALES: { CLOSED: 'Lead Qualificado', LOST: 'Lead Desqualificado' },
};

/** The word for the status of an item of `boardKind`. */
export function statusWord(boardKind: BoardKind, status: ItemStatus): StatusWord {
  const { itemName, gender } = boards[boardKind];
  const ending = gender === 'f' ? 'a' : 'o';
  const usual: Record<ItemStatus, string> = {
    IN_PROGRESS: 'Em andamento',
    CLOSED: `${itemName} Finalizad${ending}`,
    LOST: `${itemName} Perdid${ending}`,
  };
  return { text: named[boardKind]?.[status] ?? usual[status], isLost: status === 'LOST' };
}
