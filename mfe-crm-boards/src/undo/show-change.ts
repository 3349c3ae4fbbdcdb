import { queryClient } from '@girassol/shared-auth';
import type { BoardKind } from '@girassol/shared-domain';
import type { BoardItem, ResponseBody } from '@girassol/shared-domain/contract';
import {
  finishedItemsQueryKey,
  refreshBoards,
  refreshBoardsAndFinishedItems,
  refreshColumnTotals,
  removeFromCachedBoards,
} from '../board-state/change-boards';
import { itemQueryKey } from '../item/item-query';

/** Items that a status change created on other boards. */
export type CreatedItems = ResponseBody<'PUT /sales/single/status/:itemId'>['created'];

/**
 * Applies an item that the server has just saved to the query cache of its panel and its boards, without
 * waiting for the live event. An item that is no longer in progress is removed from the boards.
 */
export function applySavedItem(item: BoardItem): void {
  queryClient.setQueryData(itemQueryKey(item._id, item.type), { populatedItem: item });
  void queryClient.invalidateQueries({ queryKey: finishedItemsQueryKey(item.type) });
  if (item.status === 'IN_PROGRESS') return void refreshBoards(item.type);
  removeFromCachedBoards(item.type, item._id);
  void refreshColumnTotals(item.type, item.kanbanData.column);
}

/** Reloads the boards on which a status change created items. */
export function refreshBoardsOfCreatedItems(created: CreatedItems): void {
  for (const kind of new Set(created.map(({ type }) => type))) void refreshBoards(kind);
}

/**
 * Reloads an item, its board and the finished items of that board after the server has refused a change of
 * the item, because another person may have changed the item or the board.
 */
export function refreshItemAndBoard(itemId: string, kind: BoardKind): void {
  void queryClient.invalidateQueries({ queryKey: itemQueryKey(itemId, kind) });
  refreshBoardsAndFinishedItems(kind);
}

/** Removes a deleted item from the query cache and reloads its board. */
export function removeCachedItem(itemId: string, kind: BoardKind): void {
  queryClient.removeQueries({ queryKey: itemQueryKey(itemId, kind) });
  refreshBoardsAndFinishedItems(kind);
}
