import { buildApiQuery } from '@girassol/shared-auth';
import type { BoardKind } from '@girassol/shared-domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getPrefetchedStaleTime } from '../item/prefetched-item';
import { useLiveItem } from '../item/use-live-item';
import { noNoteFilters } from '../notes/note-filters';
import { buildNotesQuery } from '../notes/use-notes';

/** Loads the item of the open panel and prefetches the data that most people open next. */
export function useItem(itemId: string, boardKind: BoardKind) {
  const client = useQueryClient();

  // Asked for together with the item, not after it: nearly everybody who opens an item sees both. And asked anew,
  // unless the press that opened the panel just did: somebody may have written while it was closed.
  useEffect(() => {
    client.prefetchInfiniteQuery({
      ...buildNotesQuery(itemId, boardKind, noNoteFilters),
      staleTime: getPrefetchedStaleTime(itemId),
    });
    client.prefetchQuery(buildApiQuery('GET /kanbans/single/columns/:type', { params: { type: boardKind } }));
  }, [client, itemId, boardKind]);

  return useLiveItem(itemId, boardKind);
}
