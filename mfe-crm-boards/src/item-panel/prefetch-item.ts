import { buildApiQuery, onAccountEvent, queryClient } from '@girassol/shared-auth';
import type { BoardKind } from '@girassol/shared-domain';
import { notesQueryKey } from '../board-state/query-names';
import { buildItemRequest, isAboutItem, itemQueryKey } from '../item/item-query';
import { markItemPrefetched, PREFETCHED_MS } from '../item/prefetched-item';
import { noNoteFilters } from '../notes/note-filters';
import { buildNotesQuery } from '../notes/use-notes';

let stopLatest = (): void => undefined;

/**
 * Starts loading an item and its notes before its panel is drawn, and again if somebody changes the item before the
 * panel listens itself.
 */
export function prefetchItem(itemId: string, boardKind: BoardKind): void {
  stopLatest();
  const load = () => {
    void queryClient.prefetchQuery({
      ...buildApiQuery('POST /kanbans/single/item/:itemId', buildItemRequest(itemId, boardKind)),
      staleTime: 0,
    });
    void queryClient.prefetchInfiniteQuery({
      ...buildNotesQuery(itemId, boardKind, noNoteFilters),
      staleTime: 0,
    });
  };
  const stopListening = onAccountEvent(async (event) => {
    if (!isAboutItem(event, itemId)) return;
    // An answer that is on its way may be older than the change.
    await Promise.all(
      [itemQueryKey(itemId, boardKind), notesQueryKey(itemId)].map((queryKey) =>
        queryClient.cancelQueries({ queryKey }),
      ),
    );
    load();
  });
  const timer = setTimeout(stopListening, PREFETCHED_MS);
  stopLatest = () => {
    clearTimeout(timer);
    stopListening();
  };
  markItemPrefetched(itemId);
  load();
}
