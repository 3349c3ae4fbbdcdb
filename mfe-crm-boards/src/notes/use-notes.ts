import { api } from '@girassol/shared-auth';
import type { BoardKind } from '@girassol/shared-domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { filterBody, type NoteFilters } from './note-filters';

/** Names of the loaded lists of notes. */
export const noteKeys = {
  ofItem: (itemId: string) => ['notes', itemId],
  list: (itemId: string, filters: NoteFilters) => ['notes', itemId, filters],
};

/** The notes of an item under the chosen filters, page by page. */
export function useNotes(itemId: string, boardKind: BoardKind, filters: NoteFilters) {
  return useInfiniteQuery({
    queryKey: noteKeys.list(itemId, filters),
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      api('POST /notes/sale/:saleId/:multiplier', {
        params: { saleId: itemId, multiplier: pageParam },
        body: { ...filterBody(filters), type: boardKind },
        signal,
        silent: true,
      }),
    getNextPageParam: (page, _pages, multiplier) => (page.hasMoreItems ? multiplier + 1 : undefined),
  });
}
