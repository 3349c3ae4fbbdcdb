import { useQuery } from '@tanstack/react-query';
import { type BoardView, boardQueryKey, loadBoard } from '../../board-state/board-query';
import type { BoardUpdateLock } from './board-update-lock';

const JUST_NOW_MS = 2_000;

/**
 * Loads the board of a view. Returns the cached board at once, if there is one, and reloads the board from
 * the server.
 */
export function useBoard(view: BoardView, gate: BoardUpdateLock) {
  return useQuery({
    queryKey: boardQueryKey(view),
    queryFn: async ({ signal }) => {
      const board = await loadBoard(view, signal);
      await gate.whenStill();
      return board;
    },
    // Other people's changes come as events, but only while the board is open. What was asked for on the way here is new.
    refetchOnMount: ({ state }) =>
      state.isInvalidated || Date.now() - state.dataUpdatedAt > JUST_NOW_MS ? 'always' : false,
    refetchOnWindowFocus: false,
    // While a filter is being typed the cards so far stay, instead of flashing.
    placeholderData: (previous, query) => {
      const [, kind, fetchId] = query?.queryKey ?? [];
      return kind === view.kind && fetchId === view.fetchId ? previous : undefined;
    },
  });
}
