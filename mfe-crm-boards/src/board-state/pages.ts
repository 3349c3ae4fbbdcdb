import type { BoardCard } from '@girassol/shared-domain/contract';
import { type BoardAnswer, type BoardState, byRank, type Lane } from './board-state';

/** Column id -> rank after which cards were asked for; an empty rank asks from the start. */
export type Cursors = Record<string, string>;

/**
 * Takes in what the server answered for the cards after some ranks.
 *
 * The answer is the truth about the stretch it covers: cards of ours inside it that it does not name have left.
 *
 *     ours     a  b  c  d     g     asked after a, answered b d f
 *     becomes  a  b     d  f  g     (c has left, f is new, g lies beyond what was asked)
 */
export function withPages(state: BoardState, after: Cursors, answer: BoardAnswer): BoardState {
  const columnOf = new Map(answer.items.map((card) => [card._id, card.kanbanData.column]));
  const lanes = state.lanes.map((lane) => {
    const rank = after[lane._id];
    const next = rank === undefined ? withAnsweredTotals(lane, answer) : withPage(lane, rank, answer);
    // A card that the answer places in one column may still stand in another one of ours.
    const isHere = (card: BoardCard) => (columnOf.get(card._id) ?? lane._id) === lane._id;
    return next.cards.every(isHere) ? next : { ...next, cards: next.cards.filter(isHere) };
  });
  return { ...state, lanes };
}

function withAnsweredTotals(lane: Lane, answer: BoardAnswer): Lane {
  const totals = answer.totals[lane._id];
  return totals ? { ...lane, totals } : lane;
}

function withPage(lane: Lane, after: string, answer: BoardAnswer): Lane {
  const page = answer.items.filter((card) => card.kanbanData.column === lane._id).sort(byRank);
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
    cards: [...kept, ...page].sort(byRank),
    totals: answer.totals[lane._id] ?? lane.totals,
    hasMore: reachesFurther ? hasMore : lane.hasMore,
    cursor: reachesFurther ? end : lane.cursor,
  };
}

/** How near its end a column must be seen before more cards are asked for (shell-017). */
export const LOAD_MORE_AT = 0.8;
/** Least time between two loads, in milliseconds (shell-017). */
export const LOAD_LOCK_MS = 1000;

/** Columns that have more cards and whose last row on screen is at or past 80 % of what is loaded. */
export function cursorsToLoad(state: BoardState, lastSeenRow: ReadonlyMap<string, number>): Cursors {
  const wanted: Cursors = {};
  for (const lane of state.lanes) {
    const row = lastSeenRow.get(lane._id);
    if (!lane.hasMore || row === undefined) continue;
    if (row + 1 >= lane.cards.length * LOAD_MORE_AT) wanted[lane._id] = lane.cursor;
  }
  return wanted;
}
