import { api, queryClient } from '@girassol/shared-auth';
import type { BoardKind } from '@girassol/shared-domain';
import type { BoardCard, Body } from '@girassol/shared-domain/contract';
import { boardsKey } from './board-query';
import { type BoardState, findCard, withLane } from './board-state';
import { withoutCard } from './move-card';
import { placeCard } from './place-card';

/**
 * Takes an item off every view of its board that this browser keeps, sums included. The answer puts it back, for whoever
 * was refused.
 */
export function takeOffBoards(kind: BoardKind, itemId: string): () => void {
  // An answer on its way does not know of it.
  const wasLoading = queryClient.isFetching({ queryKey: boardsKey(kind) }) > 0;
  void queryClient.cancelQueries({ queryKey: boardsKey(kind) });
  const taken: [key: readonly unknown[], card: BoardCard][] = [];
  for (const [key, state] of queryClient.getQueriesData<BoardState>({ queryKey: boardsKey(kind) })) {
    const found = state && findCard(state, itemId);
    if (!state || !found) continue;
    taken.push([key, found.card]);
    queryClient.setQueryData<BoardState>(key, withoutCard(state, found.lane, found.card));
  }
  if (wasLoading) void refreshBoards(kind);
  return () => {
    for (const [key, card] of taken)
      queryClient.setQueryData<BoardState>(key, (state) => state && placeCard(state, card));
  };
}

/** Reads the boards of a kind again: at once where one is on screen. */
export function refreshBoards(kind: BoardKind): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: boardsKey(kind) });
}

/** Where the query cache keeps the lists of finished items of a kind. */
export const finishedKey = (kind: BoardKind): readonly unknown[] => ['finished', kind];

/** Reads the boards of a kind and the lists of its finished items again. */
export function refreshItems(kind: BoardKind): void {
  void refreshBoards(kind);
  void queryClient.invalidateQueries({ queryKey: finishedKey(kind) });
}

/** Asks for count and sum of a column again, for every view of the board that is on screen (boards-059, boards-102). */
export async function refreshTotals(kind: BoardKind, columnId: string): Promise<void> {
  const shown = queryClient.getQueryCache().findAll({ queryKey: boardsKey(kind), type: 'active' });
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
        (state) => state && withLane(state, columnId, (lane) => ({ ...lane, totals })),
      );
    }),
  );
}

type Filters = Body<'POST /kanbans/single/column-totals/:fetchId/:columnId'>;

/** The last part of a board's key is the body of its calls. */
const isFilters = (part: unknown): part is Filters =>
  typeof part === 'object' && part !== null && 'type' in part;
