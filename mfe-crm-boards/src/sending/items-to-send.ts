import { type BoardKind, boardDescriptions, formatItemNumber, formatNumber } from '@girassol/shared-domain';
import type { BoardCard, KanbanColumn } from '@girassol/shared-domain/contract';
import type { BoardFilters } from '../board-view/board-filters';

type SentItem = Pick<BoardCard, '_id' | 'id' | 'type' | 'name' | 'user' | 'kanbanData'>;

/** Items to send to somebody else: one item, several, or the part of a column that a view shows. */
export type ItemsToSend =
  | { of: 'item'; kind: BoardKind; item: SentItem; isOnBoard: boolean }
  | { of: 'selection'; kind: BoardKind; items: readonly SentItem[]; fetchId: string }
  | {
      of: 'column';
      kind: BoardKind;
      column: Pick<KanbanColumn, '_id' | 'title'>;
      /** Number of items of the whole column under the filters, loaded or not. */
      count: number;
      fetchId: string;
      filters: BoardFilters;
    };

/** Formats a number of items: "1 venda", "36 vendas". */
export function formatItemQuantity(kind: BoardKind, count: number): string {
  const { itemName, itemsName } = boardDescriptions[kind];
  return `${formatNumber(count, 0)} ${(count === 1 ? itemName : itemsName).toLocaleLowerCase('pt-BR')}`;
}

/**
 * Formats the items that are to be sent to another person: "Venda #00012 Telhado", "3 vendas", "36 vendas de
 * “Contato inicial”".
 */
export function formatItemsToSend(parcel: ItemsToSend): string {
  switch (parcel.of) {
    case 'item':
      return `${boardDescriptions[parcel.kind].itemName} ${formatItemNumber(parcel.item.id)} ${parcel.item.name}`;
    case 'selection':
      return formatItemQuantity(parcel.kind, parcel.items.length);
    case 'column':
      return `${formatItemQuantity(parcel.kind, parcel.count)} de “${parcel.column.title}”`;
  }
}

/**
 * Returns the user id of the person who owns all items to send, so that this person is not offered as the
 * recipient (boards-093); null for a whole column or for several owners. Items without a `user` belong to the
 * account's manager (`managerUserId`), labelled GERENTE.
 */
export function getSoleOwner(parcel: ItemsToSend, managerUserId: string): string | null {
  if (parcel.of === 'column') return null;
  const items = parcel.of === 'item' ? [parcel.item] : parcel.items;
  const holders = new Set(items.map(({ user }) => user?._id ?? managerUserId));
  const [only] = holders;
  return holders.size === 1 && only !== undefined ? only : null;
}
