import { type BoardKind, boards, formatItemNumber, formatNumber } from '@girassol/shared-domain';
import type { BoardCard, KanbanColumn } from '@girassol/shared-domain/contract';
import type { BoardFilters } from '../board-view/board-filters';

type Sent = Pick<BoardCard, '_id' | 'id' | 'type' | 'name' | 'user' | 'kanbanData'>;

/** What is given to somebody else: one item, several, or what a view shows of a column. */
export type Parcel =
  | { of: 'item'; kind: BoardKind; item: Sent; isOnBoard: boolean }
  | { of: 'selection'; kind: BoardKind; items: readonly Sent[]; fetchId: string }
  | {
      of: 'column';
      kind: BoardKind;
      column: Pick<KanbanColumn, '_id' | 'title'>;
      /** Of the whole column as it is seen, loaded or not. */
      count: number;
      fetchId: string;
      filters: BoardFilters;
    };

/** "1 venda", "36 vendas". */
export function itemsText(kind: BoardKind, count: number): string {
  const { itemName, itemsName } = boards[kind];
  return `${formatNumber(count, 0)} ${(count === 1 ? itemName : itemsName).toLocaleLowerCase('pt-BR')}`;
}

/** What a parcel is, in words: "Venda #00012 Telhado", "3 vendas", "36 vendas de “Contato inicial”". */
export function parcelText(parcel: Parcel): string {
  switch (parcel.of) {
    case 'item':
      return `${boards[parcel.kind].itemName} ${formatItemNumber(parcel.item.id)} ${parcel.item.name}`;
    case 'selection':
      return itemsText(parcel.kind, parcel.items.length);
    case 'column':
      return `${itemsText(parcel.kind, parcel.count)} de “${parcel.column.title}”`;
  }
}

/** Who has all of it, when that is one person: no recipient then (boards-093). GERENTE is the manager's user. */
export function holderOf(parcel: Parcel, managerUserId: string): string | null {
  if (parcel.of === 'column') return null;
  const items = parcel.of === 'item' ? [parcel.item] : parcel.items;
  const holders = new Set(items.map(({ user }) => user?._id ?? managerUserId));
  const [only] = holders;
  return holders.size === 1 && only !== undefined ? only : null;
}
