import { apiPages } from '@girassol/shared-auth';
import type { BoardKind } from '@girassol/shared-domain';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { notesKey } from '../board-state/query-names';
import { filterBody, type NoteFilters } from './note-filters';

/** A list of an item's notes under these filters. */
export const notesListKey = (itemId: string, filters: NoteFilters): readonly unknown[] => [
  ...notesKey(itemId),
  filters,
];

/** A list of notes as a query, page by page. */
export function notesQuery(itemId: string, boardKind: BoardKind, filters: NoteFilters) {
  return infiniteQueryOptions({
    queryKey: notesListKey(itemId, filters),
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
