import { api, queryClient } from '@girassol/shared-auth';
import type { BoardKind } from '@girassol/shared-domain';
import type { BoardCard, RequestBody } from '@girassol/shared-domain/contract';
import { boardsQueryKey } from './board-query';
import { type BoardState, findCard, updateLane } from './board-state';
import { insertCard } from './insert-card';
import { removeCard } from './move-card';

/**
 * Removes an item from every cached view of its board, totals included. Returns a function that restores the item after
 * a refusal.
 */
export function removeFromCachedBoards(kind: BoardKind, itemId: string): () => void {
  // An answer on its way does not know of it.
  const wasLoading = queryClient.isFetching({ queryKey: boardsQueryKey(kind) }) > 0;
  void queryClient.cancelQueries({ queryKey: boardsQueryKey(kind) });
  const taken: [key: readonly unknown[], card: BoardCard][] = [];
  for (const [key, state] of queryClient.getQueriesData<BoardState>({ queryKey: boardsQueryKey(kind) })) {
    const found = state && findCard(state, itemId);
    if (!state || !found) continue;
    taken.push([key, found.card]);
    queryClient.setQueryData<BoardState>(key, removeCard(state, found.lane, found.card));
  }
  if (wasLoading) void refreshBoards(kind);
  return () => {
    for (const [key, card] of taken)
      queryClient.setQueryData<BoardState>(key, (state) => state && insertCard(state, card));
  };
}

/** Invalidates the boards of a kind. Boards on screen reload at once. */
export function refreshBoards(kind: BoardKind): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: boardsQueryKey(kind) });
}

/** Returns the query cache key of the lists of finished items of a kind. */
export const finishedItemsQueryKey = (kind: BoardKind): readonly unknown[] => ['finished', kind];

/** Invalidates the boards of a kind and the lists of its finished items. */
export function refreshBoardsAndFinishedItems(kind: BoardKind): void {
  void refreshBoards(kind);
  void queryClient.invalidateQueries({ queryKey: finishedItemsQueryKey(kind) });
}

/** Reloads the item count and amount of a column for every view of the board on screen (boards-059, boards-102). */
export async function refreshColumnTotals(kind: BoardKind, columnId: string): Promise<void> {
  const shown = queryClient.getQueryCache().findAll({ queryKey: boardsQueryKey(kind), type: 'active' });
  await Promise.all(
    shown.map(async ({ queryKey }) => {
      const [, , fetchId, filters] = queryKey;
      if (typeof fetchId !== 'string' || !isFilters(filters)) return;
      const totals = await api('POST /kanbans/single/column-totals/:fetchId/:columnId', {
        params: { fetchId, columnId },
        body: filters,
        silent: true,
      }).catch(() => null);
      if (!totals) return;
      queryClient.setQueryData<BoardState>(
        queryKey,
        (state) => state && updateLane(state, columnId, (lane) => ({ ...lane, totals })),
      );
    }),
  );
}

type Filters = RequestBody<'POST /kanbans/single/column-totals/:fetchId/:columnId'>;

/** The last part of a board's key is the body of its calls. */
const isFilters = (part: unknown): part is Filters =>
  typeof part === 'object' && part !== null && 'type' in part;
