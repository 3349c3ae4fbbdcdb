import {
  type AccessFacts,
  type BoardKind,
  boardDescriptions,
  getItemLifecycleActions,
  type ItemLifecycleAction,
  itemEndings,
} from '@girassol/shared-domain';
import type { BoardCard } from '@girassol/shared-domain/contract';
import type { IconName } from '@girassol/shared-ui';

/** Action on an item: status changes, and the actions that every item has. */
export type ItemActionId = ItemLifecycleAction | 'edit' | 'move' | 'copyAddress';

/** Fields of an item that decide which actions the item has. A card of a board contains all of them. */
export type ItemForActions = Pick<BoardCard, 'type' | 'status' | 'relatedPreSale'>;

/** Item action as a button of the panel or an entry of a menu. */
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
  /** For what `getItemLifecycleActions` of the domain does not decide. */
  isOffered?: (item: ItemForActions) => boolean;
  /** On these boards it stays in sight while it cannot be used. */
  staysOn?: (kind: BoardKind) => boolean;
  isPrimary?: true;
  isDanger?: true;
}

const getEndingLabel = (kind: BoardKind, status: 'CLOSED' | 'LOST') => itemEndings[kind][status]?.label ?? '';
const getCloseLabel = (kind: BoardKind) => getEndingLabel(kind, 'CLOSED');
const getLoseLabel = (kind: BoardKind) => getEndingLabel(kind, 'LOST');
const getItemNoun = (kind: BoardKind) => boardDescriptions[kind].itemName.toLocaleLowerCase('pt-BR');

/**
 * Every action of an item, in the order of the screen. The head of the panel, its Opções menu and the menu of a card read
 * this table; another action is another row, and what it does stands in `use-item-actions`.
 */
const actionRows: ActionRow[] = [
  { id: 'win', icon: 'trophy', place: 'bar', label: getCloseLabel, isPrimary: true },
  { id: 'qualify', icon: 'circle-check', place: 'bar', label: getCloseLabel, isPrimary: true },
  {
    id: 'finish',
    icon: 'circle-check',
    place: 'bar',
    label: () => 'Finalizar',
    isPrimary: true,
    staysOn: (kind) => itemEndings[kind].CLOSED?.action === 'finish',
  },
  { id: 'lose', icon: 'x', place: 'bar', label: getLoseLabel },
  { id: 'disqualify', icon: 'x', place: 'bar', label: getLoseLabel },
  { id: 'addRejection', icon: 'clipboard', place: 'bar', label: () => 'Adicionar Reprova' },
  {
    id: 'return',
    icon: 'undo',
    place: 'bar',
    label: (kind) => `Voltar ao ${boardDescriptions[kind].boardNoun}`,
  },
  { id: 'backToPreSale', icon: 'arrow-left', place: 'menu', label: () => 'Voltar para qualificação' },
  {
    id: 'edit',
    icon: 'pencil',
    place: 'menu',
    label: (kind) => `Editar ${getItemNoun(kind)}`,
    isOffered: () => true,
  },
  {
    id: 'move',
    icon: 'kanban',
    place: 'menu',
    label: () => 'Mover para coluna',
    isOffered: ({ status }) => status === 'IN_PROGRESS',
  },
  { id: 'copyAddress', icon: 'link', place: 'menu', label: () => 'Copiar link', isOffered: () => true },
  {
    id: 'delete',
    icon: 'trash',
    place: 'menu',
    label: (kind) => `Excluir ${getItemNoun(kind)}`,
    isDanger: true,
  },
];

/** Returns the label of an action on a board. */
export const getActionLabel = (action: ItemActionId, kind: BoardKind): string =>
  actionRows.find(({ id }) => id === action)?.label(kind) ?? '';

/** Returns the actions that a person may perform on a visible item. The server checks them again. */
export function getItemActions(
  item: ItemForActions,
  facts: Pick<AccessFacts, 'session' | 'permissions'>,
): ItemAction[] {
  const turns: ItemActionId[] = getItemLifecycleActions(item, facts);
  return actionRows.flatMap(({ id, icon, place, label, isOffered, staysOn, isPrimary, isDanger }) => {
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
