import { buildApiQuery, onAccountEvent, queryClient } from '@girassol/shared-auth';
import type { BoardKind } from '@girassol/shared-domain';
import { notesQueryKey } from '../board-state/query-names';
import { noNoteFilters } from '../notes/note-filters';
import { buildNotesQuery } from '../notes/use-notes';
import { buildItemRequest, isAboutItem, itemQueryKey } from './item-query';

/** Time in milliseconds for which a panel that opens takes what was prefetched for it. */
const PREFETCHED_MS = 2_000;

let latest: { itemId: string; at: number; stop: () => void } | null = null;

/**
 * Starts loading an item and its notes before its panel is drawn, and again if somebody changes the item before the
 * panel listens itself.
 */
export function prefetchItem(itemId: string, boardKind: BoardKind): void {
  latest?.stop();
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
  const stop = () => {
    clearTimeout(timer);
    stopListening();
  };
  latest = { itemId, at: Date.now(), stop };
  load();
}

/**
 * Returns for how many milliseconds data of an item counts as fresh while its panel opens: 0, unless it was just
 * prefetched.
 */
export const getPrefetchedStaleTime = (itemId: string): number =>
  latest?.itemId === itemId && Date.now() - latest.at < PREFETCHED_MS ? PREFETCHED_MS : 0;
