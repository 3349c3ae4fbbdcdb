import type { BoardAnswer, BoardState } from './board-state';
import { type ColumnCursors, mergeCardPage } from './pages';

/** Range of ranks in a column: after `from`, up to and including `to`. */
export interface RankRange {
  from: string;
  to: string;
}

/** Rank ranges by column id. */
export type RankRanges = Record<string, RankRange>;

/** Merges two sets of ranges. Each resulting range covers both ranges of its column. */
export function mergeRankRanges(a: RankRanges, b: RankRanges): RankRanges {
  const both: RankRanges = { ...a };
  for (const [column, { from, to }] of Object.entries(b)) {
    const other = both[column];
    both[column] = other ? { from: min(from, other.from), to: max(to, other.to) } : { from, to };
  }
  return both;
}

const min = (a: string, b: string) => (a < b ? a : b);
const max = (a: string, b: string) => (a > b ? a : b);

/** Maximum number of request rounds per load. Cards beyond that load when they are scrolled to. */
const MAX_ROUNDS = 10;

/**
 * Loads the cards in ranges of ranks, page by page and several columns per request. Resolves to a function
 * that merges the loaded pages into the current board, which may have changed during the loading.
 */
export async function loadCardsInRanges(
  stretches: RankRanges,
  fetchPages: (after: ColumnCursors) => Promise<BoardAnswer>,
): Promise<(state: BoardState) => BoardState> {
  const read: { after: ColumnCursors; answer: BoardAnswer }[] = [];
  let open = stretches;
  for (let round = 0; round < MAX_ROUNDS && Object.keys(open).length > 0; round += 1) {
    const after = Object.fromEntries(Object.entries(open).map(([column, { from }]) => [column, from]));
    const answer = await fetchPages(after);
    read.push({ after, answer });
    open = getRemainingRanges(open, answer);
  }
  return (state) => read.reduce((board, { after, answer }) => mergeCardPage(board, after, answer), state);
}

/** Returns the parts of the ranges that lie beyond the loaded page. */
function getRemainingRanges(stretches: RankRanges, answer: BoardAnswer): RankRanges {
  const open: RankRanges = {};
  for (const [column, { to }] of Object.entries(stretches)) {
    const ranks = answer.items
      .filter((card) => card.kanbanData.column === column)
      .map((card) => card.kanbanData.rank);
    const end = ranks.reduce(max, '');
    if (answer.hasMoreItems[column] && end !== '' && end < to) open[column] = { from: end, to };
  }
  return open;
}

/**
 * Returns, for each column, the range of ranks that is loaded in `previous` but lies beyond the first page in
 * `fresh`. After a reload of the board, the cards in these ranges are loaded again.
 */
export function getRangesBeyondFirstPage(fresh: BoardState, previous: BoardState): RankRanges {
  const deeper: RankRanges = {};
  for (const lane of previous.lanes) {
    const first = fresh.lanes.find((other) => other._id === lane._id);
    if (first?.hasMore && first.cursor < lane.cursor)
      deeper[lane._id] = { from: first.cursor, to: lane.cursor };
  }
  return deeper;
}
