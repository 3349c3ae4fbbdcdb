import { apiPages } from '@girassol/shared-auth';
import type { BoardKind } from '@girassol/shared-domain';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { filterBody, type NoteFilters } from './note-filters';

/** Names of the loaded lists of notes. */
export const noteKeys = {
  ofItem: (itemId: string) => ['notes', itemId],
  list: (itemId: string, filters: NoteFilters) => ['notes', itemId, filters],
};

/** A list of notes as a query, page by page. */
export function notesQuery(itemId: string, boardKind: BoardKind, filters: NoteFilters) {
  return infiniteQueryOptions({
    queryKey: noteKeys.list(itemId, filters),
    ...apiPages('POST /notes/sale/:saleId/:multiplier', {
      params: { saleId: itemId },
      body: { ...filterBody(filters), type: boardKind },
    }),
    // Under new filters the former list of the same item stays until the new one is there.
    placeholderData: (former, query) => (query?.queryKey[1] === itemId ? former : undefined),
  });
}

/** The notes of an item under the chosen filters. */
export function useNotes(itemId: string, boardKind: BoardKind, filters: NoteFilters) {
  return useInfiniteQuery(notesQuery(itemId, boardKind, filters));
}
