import { api, queryClient } from '@girassol/shared-auth';
import type { BoardKind } from '@girassol/shared-domain';
import { type BoardFilters, filtersBody } from '../board-view/board-filters';
import { type BoardAnswer, type BoardState, boardFromAnswer } from './board-state';
import type { Cursors } from './pages';
import { depthOf, readStretches } from './stretches';

/** Which board is looked at, as whom, and through which filters. */
export interface BoardView {
  kind: BoardKind;
  /** User, company or team. */
  fetchId: string;
  filters: BoardFilters;
  /** Is `fetchId` a team? */
  isTeam: boolean;
}

/** Where the query cache keeps a view. */
export function boardKey({ kind, fetchId, filters }: BoardView): readonly unknown[] {
  return [...boardsKey(kind), fetchId, filtersBody(filters, kind)];
}

/** All views of the boards of a kind. */
export const boardsKey = (kind: BoardKind): readonly unknown[] => ['board', kind];

/** The first page of every column, or with `after` the next page of some columns. */
export function fetchPages(view: BoardView, after?: Cursors, signal?: AbortSignal): Promise<BoardAnswer> {
  return api('POST /kanbans/single/:id', {
    params: { id: view.fetchId },
    body: { ...filtersBody(view.filters, view.kind), isTeamSearch: view.isTeam, ...(after && { after }) },
    signal,
    silent: true,
  });
}

/** Loads a board. A reload brings back as many cards as were loaded, so that nobody loses their place. */
export async function fetchBoard(view: BoardView, signal: AbortSignal): Promise<BoardState> {
  const fresh = boardFromAnswer(await fetchPages(view, undefined, signal));
  const previous = queryClient.getQueryData<BoardState>(boardKey(view));
  if (!previous) return fresh;
  const deepen = await readStretches(depthOf(fresh, previous), (after) => fetchPages(view, after, signal));
  return deepen(fresh);
}

/** Changes the board in the cache, if it is there. */
export function changeBoard(view: BoardView, change: (state: BoardState) => BoardState): void {
  queryClient.setQueryData<BoardState>(boardKey(view), (state) => state && change(state));
}

export function currentBoard(view: BoardView): BoardState | undefined {
  return queryClient.getQueryData<BoardState>(boardKey(view));
}
