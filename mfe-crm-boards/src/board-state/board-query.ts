import { api, loadWaitingWrites, queryClient } from '@girassol/shared-auth';
import type { BoardKind } from '@girassol/shared-domain';
import { type BoardFilters, buildBoardFilterBody } from '../board-view/board-filters';
import { type BoardAnswer, type BoardState, toBoardState } from './board-state';
import type { ColumnCursors } from './pages';
import { getRangesBeyondFirstPage, loadCardsInRanges } from './rank-ranges';
import { applyWaitingMoves } from './waiting-moves';

/** View of a board: its kind, the user, company or team it is shown for, and the filters. */
export interface BoardView {
  kind: BoardKind;
  /** User, company or team. */
  fetchId: string;
  filters: BoardFilters;
  /** Is `fetchId` a team? */
  isTeam: boolean;
}

/** Returns the query cache key of a board view. */
export function boardQueryKey({ kind, fetchId, filters }: BoardView): readonly unknown[] {
  return [...boardsQueryKey(kind), fetchId, buildBoardFilterBody(filters, kind)];
}

/** Returns the query cache key prefix of all views of a kind of board. */
export const boardsQueryKey = (kind: BoardKind): readonly unknown[] => ['board', kind];

/** Loads the first page of every column, or with `after` the next page of the columns it names. */
export function loadCardPages(
  view: BoardView,
  after?: ColumnCursors,
  signal?: AbortSignal,
): Promise<BoardAnswer> {
  return api('POST /kanbans/single/:id', {
    params: { id: view.fetchId },
    body: {
      ...buildBoardFilterBody(view.filters, view.kind),
      isTeamSearch: view.isTeam,
      ...(after && { after }),
    },
    signal,
    silent: true,
  });
}

/**
 * Loads a board, with the moves that wait for a signal on this device. A reload restores as many cards as were loaded before, so
 * that people keep their scroll position.
 */
export async function loadBoard(view: BoardView, signal: AbortSignal): Promise<BoardState> {
  const fresh = toBoardState(await loadCardPages(view, undefined, signal));
  const waiting = await loadWaitingWrites();
  const previous = queryClient.getQueryData<BoardState>(boardQueryKey(view));
  if (!previous) return applyWaitingMoves(fresh, waiting);
  const deepen = await loadCardsInRanges(getRangesBeyondFirstPage(fresh, previous), (after) =>
    loadCardPages(view, after, signal),
  );
  return applyWaitingMoves(deepen(fresh), waiting);
}

/** Changes the cached board of a view. Does nothing if no board is cached. */
export function changeCachedBoard(view: BoardView, change: (state: BoardState) => BoardState): void {
  queryClient.setQueryData<BoardState>(boardQueryKey(view), (state) => state && change(state));
}

/** Returns the board of a view from the query cache; undefined if it is not loaded. */
export function getCachedBoard(view: BoardView): BoardState | undefined {
  return queryClient.getQueryData<BoardState>(boardQueryKey(view));
}
