import { buildApiQueryKey } from '@girassol/shared-auth';
import type { BoardKind } from '@girassol/shared-domain';
import type { AccountLiveEvent } from '@girassol/shared-domain/contract';

/** Builds the request that loads an item. */
export const buildItemRequest = (itemId: string, boardKind: BoardKind) => ({
  params: { itemId },
  body: { type: boardKind },
});

/** Returns the query cache key of an item. */
export const itemQueryKey = (itemId: string, boardKind: BoardKind): readonly unknown[] =>
  buildApiQueryKey('POST /kanbans/single/item/:itemId', buildItemRequest(itemId, boardKind));

/** Checks whether an event tells of a change to an item itself. */
export function isAboutItem(event: AccountLiveEvent, itemId: string): boolean {
  if (event.kind === 'resync') return true;
  // Many items at once are not told one by one.
  return event.kind === 'columns-changed' || ('item' in event && event.item === itemId);
}
