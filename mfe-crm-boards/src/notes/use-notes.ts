import { buildApiPagesQuery } from '@girassol/shared-auth';
import type { BoardKind } from '@girassol/shared-domain';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { notesQueryKey } from '../board-state/query-names';
import { buildNoteFilterBody, type NoteFilters } from './note-filters';

/** Returns the query cache key of an item's note list with the given filters. */
export const noteListQueryKey = (itemId: string, filters: NoteFilters): readonly unknown[] => [
  ...notesQueryKey(itemId),
  filters,
];

/** Builds the paged query of an item's note list. */
export function buildNotesQuery(itemId: string, boardKind: BoardKind, filters: NoteFilters) {
  return infiniteQueryOptions({
    queryKey: noteListQueryKey(itemId, filters),
    ...buildApiPagesQuery('POST /notes/sale/:saleId/:multiplier', {
      params: { saleId: itemId },
      body: { ...buildNoteFilterBody(filters), type: boardKind },
    }),
    // Under new filters the former list of the same item stays until the new one is there.
    placeholderData: (former, query) => (query?.queryKey[1] === itemId ? former : undefined),
  });
}

/** Loads the notes of an item that match the filters. */
export function useNotes(itemId: string, boardKind: BoardKind, filters: NoteFilters) {
  return useInfiniteQuery(buildNotesQuery(itemId, boardKind, filters));
}
