import { useQuery } from '@tanstack/react-query';
import { type BoardView, boardKey, fetchBoard } from '../../board-state/board-query';
import type { StillGate } from './still-gate';

const JUST_NOW_MS = 2_000;

/** The board of a view. Opening it shows what was loaded before at once, and reads it afresh. */
export function useBoard(view: BoardView, gate: StillGate) {
  return useQuery({
    queryKey: boardKey(view),
    queryFn: async ({ signal }) => {
      const board = await fetchBoard(view, signal);
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
