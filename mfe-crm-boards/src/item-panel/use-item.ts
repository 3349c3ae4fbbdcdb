import { apiQuery } from '@girassol/shared-auth';
import type { BoardKind } from '@girassol/shared-domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLiveItem } from '../item/use-live-item';
import { allNotes } from '../notes/note-filters';
import { notesQuery } from '../notes/use-notes';

/** The item of the open panel, and what nearly everybody who opens it sees next. */
export function useItem(itemId: string, boardKind: BoardKind) {
  const client = useQueryClient();

  // Asked for together with the item, not after it: nearly everybody who opens an item sees both. And asked anew:
  // somebody may have written while it was closed.
  useEffect(() => {
    client.prefetchInfiniteQuery({ ...notesQuery(itemId, boardKind, allNotes), staleTime: 0 });
    client.prefetchQuery(apiQuery('GET /kanbans/single/columns/:type', { params: { type: boardKind } }));
  }, [client, itemId, boardKind]);

  return useLiveItem(itemId, boardKind);
}
