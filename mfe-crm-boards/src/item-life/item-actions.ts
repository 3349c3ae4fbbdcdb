import {
  type BoardKind,
  boards,
  endings,
  type Facts,
  type LifeAction,
  lifeActions,
} from '@girassol/shared-domain';
import type { BoardCard } from '@girassol/shared-domain/contract';
import type { IconName } from '@girassol/shared-ui';

/** What can be done with an item: the turns of its life, and what any entry of a list can be asked. */
export type ItemActionId = LifeAction | 'edit' | 'move' | 'copyAddress';

/** What decides which actions an item has; a card of the board knows enough. */
export type ActionItem = Pick<BoardCard, 'type' | 'status' | 'relatedPreSale'>;

/** An action as a button of the panel or an entry of a menu. */
export interface ItemAction {
  id: ItemActionId;
  label: string;
  icon: IconName;
  /** `bar`: a button of its own in the panel's head. `menu`: an entry of Opções. */
  place: 'bar' | 'menu';
  isDisabled: boolean;
  isPrimary: boolean;
  isDanger: boolean;
}

interface ActionRow {
  id: ItemActionId;
  icon: IconName;
  place: 'bar' | 'menu';
  label: (kind: BoardKind) => string;
  /** For what `lifeActions` of the domain does not decide. */
  isOffered?: (item: ActionItem) => boolean;
  /** On these boards it stays in sight while it cannot be used. */
  staysOn?: (kind: BoardKind) => boolean;
  isPrimary?: true;
  isDanger?: true;
}

const endingLabel = (kind: BoardKind, status: 'CLOSED' | 'LOST') => endings[kind][status]?.label ?? '';
const closes = (kind: BoardKind) => endingLabel(kind, 'CLOSED');
const loses = (kind: BoardKind) => endingLabel(kind, 'LOST');
const itemWord = (kind: BoardKind) => boards[kind].itemName.toLocaleLowerCase('pt-BR');

/**
 * Every action of an item, in the order of the screen. The head of the panel, its Opções menu and the menu of a card read
 * this table; another action is another row, and what it does stands in `use-item-actions`.
 */
const rows: ActionRow[] = [
  { id: 'win', icon: 'trophy', place: 'bar', label: closes, isPrimary: true },
  { id: 'qualify', icon: 'circle-check', place: 'bar', label: closes, isPrimary: true },
  {
    id: 'finish',
    icon: 'circle-check',
    place: 'bar',
    label: () => 'Finalizar',
    isPrimary: true,
    staysOn: (kind) => endings[kind].CLOSED?.action === 'finish',
  },
  { id: 'lose', icon: 'x', place: 'bar', label: loses },
  { id: 'disqualify', icon: 'x', place: 'bar', label: loses },
  { id: 'addRejection', icon: 'clipboard', place: 'bar', label: () => 'Adicionar Reprova' },
  { id: 'return', icon: 'undo', place: 'bar', label: (kind) => `Voltar ao ${boards[kind].boardWord}` },
  { id: 'backToPreSale', icon: 'arrow-left', place: 'bar', label: () => 'Voltar para qualificação' },
  {
    id: 'edit',
    icon: 'pencil',
    place: 'menu',
    label: (kind) => `Editar ${itemWord(kind)}`,
    isOffered: () => true,
  },
  {
    id: 'move',
    icon: 'kanban',
    place: 'menu',
    label: () => 'Mover para coluna',
    isOffered: ({ status }) => status === 'IN_PROGRESS',
  },
  { id: 'copyAddress', icon: 'link', place: 'menu', label: () => 'Copiar endereço', isOffered: () => true },
  {
    id: 'delete',
    icon: 'trash',
    place: 'menu',
    label: (kind) => `Excluir ${itemWord(kind)}`,
    isDanger: true,
  },
];

/** What an action is called on a board. */
export const actionLabel = (action: ItemActionId, kind: BoardKind): string =>
  rows.find(({ id }) => id === action)?.label(kind) ?? '';

/** What this person may do with an item that they see. The server decides again. */
export function itemActions(item: ActionItem, facts: Pick<Facts, 'session' | 'permissions'>): ItemAction[] {
  const turns: ItemActionId[] = lifeActions(item, facts);
  return rows.flatMap(({ id, icon, place, label, isOffered, staysOn, isPrimary, isDanger }) => {
    const isUsable = isOffered ? isOffered(item) : turns.includes(id);
    if (!isUsable && !staysOn?.(item.type)) return [];
    return {
      id,
      icon,
      place,
      label: label(item.type),
      isDisabled: !isUsable,
      isPrimary: isPrimary === true,
      isDanger: isDanger === true,
    };
  });
}
