import type { BoardCard } from '@girassol/shared-domain/contract';
import { type BoardAnswer, type BoardState, compareRanks, type Lane } from './board-state';

/**
 * Positions, by column id, after which a request continues to load cards. Each is the rank of a card; an
 * empty string loads the column from the top.
 */
export type ColumnCursors = Record<string, string>;

/**
 * Merges an answer with one page of cards, requested with the cursors `after`, into the board. A loaded card
 * whose rank lies in the answered range, but which the answer lacks, is removed. Example: loaded a b c d g,
 * requested after a, answered b d f gives a b d f g, because c is missing, f is new, and g lies beyond the
 * answered range.
 */
export function mergeCardPage(state: BoardState, after: ColumnCursors, answer: BoardAnswer): BoardState {
  const columnById = new Map(answer.items.map((card) => [card._id, card.kanbanData.column]));
  const lanes = state.lanes.map((lane) => {
    const rank = after[lane._id];
    const next = rank === undefined ? withAnsweredTotals(lane, answer) : withPage(lane, rank, answer);
    // A card that the answer places in one column may still stand in another one of ours.
    const isHere = (card: BoardCard) => (columnById.get(card._id) ?? lane._id) === lane._id;
    return next.cards.every(isHere) ? next : { ...next, cards: next.cards.filter(isHere) };
  });
  return { ...state, lanes };
}

function withAnsweredTotals(lane: Lane, answer: BoardAnswer): Lane {
  const totals = answer.totals[lane._id];
  return totals ? { ...lane, totals } : lane;
}

function withPage(lane: Lane, after: string, answer: BoardAnswer): Lane {
  const page = answer.items.filter((card) => card.kanbanData.column === lane._id).sort(compareRanks);
  const hasMore = answer.hasMoreItems[lane._id] ?? false;
  const end = page.at(-1)?.kanbanData.rank ?? after;
  const named = new Set(page.map((card) => card._id));
  const kept = lane.cards.filter((card) => {
    const { rank } = card.kanbanData;
    const isCovered = rank > after && (rank <= end || !hasMore);
    return !isCovered && !named.has(card._id);
  });
  const reachesFurther = end >= lane.cursor || !hasMore;
  return {
    ...lane,
    cards: [...kept, ...page].sort(compareRanks),
    totals: answer.totals[lane._id] ?? lane.totals,
    hasMore: reachesFurther ? hasMore : lane.hasMore,
    cursor: reachesFurther ? end : lane.cursor,
  };
}

/**
 * Share of the loaded cards of a column, from 0 to 1, that must be scrolled past before more cards load (shell-017).
 */
export const LOAD_MORE_SCROLL_SHARE = 0.8;
/** Minimum time in milliseconds between two requests for more cards (shell-017). */
export const MIN_LOAD_INTERVAL_MS = 1000;

/**
 * Returns the cursors of the columns that have more cards and whose last visible row is at or past 80 % of the loaded
 * cards.
 */
export function getCursorsToLoad(state: BoardState, lastSeenRow: ReadonlyMap<string, number>): ColumnCursors {
  const wanted: ColumnCursors = {};
  for (const lane of state.lanes) {
    const row = lastSeenRow.get(lane._id);
    if (!lane.hasMore || row === undefined) continue;
    if (row + 1 >= lane.cards.length * LOAD_MORE_SCROLL_SHARE) wanted[lane._id] = lane.cursor;
  }
  return wanted;
}
