import { queryClient } from '@girassol/shared-auth';
import type { BoardKind } from '@girassol/shared-domain';
import type { Answer, BoardItem } from '@girassol/shared-domain/contract';
import {
  finishedKey,
  refreshBoards,
  refreshItems,
  refreshTotals,
  takeOffBoards,
} from '../board-state/change-boards';
import { itemKey } from '../item/use-live-item';

/** What a change of status made on other boards. */
export type Created = Answer<'PUT /sales/single/status/:itemId'>['created'];

/** Shows what the server answered, in the panel and on every board, without waiting for the event that tells others. */
export function showItem(item: BoardItem): void {
  queryClient.setQueryData(itemKey(item._id, item.type), { populatedItem: item });
  void queryClient.invalidateQueries({ queryKey: finishedKey(item.type) });
  if (item.status === 'IN_PROGRESS') return void refreshBoards(item.type);
  takeOffBoards(item.type, item._id);
  void refreshTotals(item.type, item.kanbanData.column);
}

/** What an item led to on other boards, as long as this browser remembers it. */
export const createdKey = (itemId: string): readonly unknown[] => ['created-by', itemId];

/** Remembers what a change made, and reads the boards it stands on again. */
export function showCreated(itemId: string, created: Created): void {
  if (created.length === 0) return;
  queryClient.setQueryData(createdKey(itemId), created);
  for (const kind of new Set(created.map(({ type }) => type))) void refreshBoards(kind);
}

/** After a refusal somebody else may have been faster: reads the item and its board again. */
export function readAgain(itemId: string, kind: BoardKind): void {
  void queryClient.invalidateQueries({ queryKey: itemKey(itemId, kind) });
  refreshItems(kind);
}

/** The item does not exist any more: nothing of it stays in this browser. */
export function forgetItem(itemId: string, kind: BoardKind): void {
  queryClient.removeQueries({ queryKey: itemKey(itemId, kind) });
  refreshItems(kind);
}
