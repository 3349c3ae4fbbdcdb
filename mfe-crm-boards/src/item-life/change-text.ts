import {
  type BoardKind,
  boardDescriptions,
  formatEnumeration,
  formatItemNumber,
  itemEndings,
} from '@girassol/shared-domain';
import type { BoardCard } from '@girassol/shared-domain/contract';
import type { CreatedItems } from '../undo/show-change';

type Changed = Pick<BoardCard, 'id' | 'type' | 'name' | 'status'> & { columnTitle: string };

const formatItemName = ({ id, name }: Pick<BoardCard, 'id' | 'name'>) => `${formatItemNumber(id)} ${name}`;

/** Formats a created item for a sentence: "projeto #00003". */
export const formatCreatedItem = ({ type, id }: { type: BoardKind; id: number }): string =>
  `${boardDescriptions[type].itemName.toLocaleLowerCase('pt-BR')} ${formatItemNumber(id)}`;

/** Describes a status change of an item and the items it created, for the snackbar. */
export function describeStatusChange(item: Changed, created: CreatedItems = []): string {
  if (item.status === 'IN_PROGRESS')
    return `${formatItemName(item)}: de volta ao ${boardDescriptions[item.type].boardNoun}, em “${item.columnTitle}”.`;
  const outcome = `${formatItemName(item)}: ${itemEndings[item.type][item.status]?.outcome ?? 'finalizado'}.`;
  if (created.length === 0) return outcome;
  return `${outcome} Criados: ${formatEnumeration(created.map(formatCreatedItem))}.`;
}
