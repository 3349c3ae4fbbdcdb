import { type BoardKind, boards, endings, formatItemNumber } from '@girassol/shared-domain';
import type { BoardCard } from '@girassol/shared-domain/contract';
import type { Created } from '../undo/show-change';

type Changed = Pick<BoardCard, 'id' | 'type' | 'name' | 'status'> & { columnTitle: string };

const listed = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

const nameOf = ({ id, name }: Pick<BoardCard, 'id' | 'name'>) => `${formatItemNumber(id)} ${name}`;

/** A created item in a sentence: "projeto #00003". */
export const createdName = ({ type, id }: { type: BoardKind; id: number }): string =>
  `${boards[type].itemName.toLocaleLowerCase('pt-BR')} ${formatItemNumber(id)}`;

/** What happened to an item, for the line at the foot of the screen. */
export function changeText(item: Changed, created: Created = []): string {
  if (item.status === 'IN_PROGRESS')
    return `${nameOf(item)}: de volta ao ${boards[item.type].boardWord}, em “${item.columnTitle}”.`;
  const outcome = `${nameOf(item)}: ${endings[item.type][item.status]?.outcome ?? 'finalizado'}.`;
  return created.length === 0
    ? outcome
    : `${outcome} No sistema: ${listed.format(created.map(createdName))}.`;
}
