import type { BoardAnswer, BoardState } from './board-state';
import { type Cursors, withPages } from './pages';

/** A part of a column by rank: everything after `from`, up to and including `to`. */
export interface Stretch {
  from: string;
  to: string;
}

/** By column id. */
export type Stretches = Record<string, Stretch>;

/** The stretches that cover both. */
export function widest(a: Stretches, b: Stretches): Stretches {
  const both: Stretches = { ...a };
  for (const [column, { from, to }] of Object.entries(b)) {
    const other = both[column];
    both[column] = other ? { from: min(from, other.from), to: max(to, other.to) } : { from, to };
  }
  return both;
}

const min = (a: string, b: string) => (a < b ? a : b);
const max = (a: string, b: string) => (a > b ? a : b);

/** How many rounds of pages one reading may take; what lies deeper is read when it is scrolled to. */
const MAX_ROUNDS = 10;

/**
 * Reads stretches of columns, page after page, several columns per call. Answers what to do with the board once all is
 * there: the board may have changed while the pages were on their way.
 */
export async function readStretches(
  stretches: Stretches,
  fetchPages: (after: Cursors) => Promise<BoardAnswer>,
): Promise<(state: BoardState) => BoardState> {
  const read: { after: Cursors; answer: BoardAnswer }[] = [];
  let open = stretches;
  for (let round = 0; round < MAX_ROUNDS && Object.keys(open).length > 0; round += 1) {
    const after = Object.fromEntries(Object.entries(open).map(([column, { from }]) => [column, from]));
    const answer = await fetchPages(after);
    read.push({ after, answer });
    open = remaining(open, answer);
  }
  return (state) => read.reduce((board, { after, answer }) => withPages(board, after, answer), state);
}

/** What of the stretches lies beyond the answered pages. */
function remaining(stretches: Stretches, answer: BoardAnswer): Stretches {
  const open: Stretches = {};
  for (const [column, { to }] of Object.entries(stretches)) {
    const ranks = answer.items
      .filter((card) => card.kanbanData.column === column)
      .map((card) => card.kanbanData.rank);
    const end = ranks.reduce(max, '');
    if (answer.hasMoreItems[column] && end !== '' && end < to) open[column] = { from: end, to };
  }
  return open;
}

/** The loaded part of every column beyond its first page: what a reload of the board must bring back. */
export function depthOf(fresh: BoardState, previous: BoardState): Stretches {
  const deeper: Stretches = {};
  for (const lane of previous.lanes) {
    const first = fresh.lanes.find((other) => other._id === lane._id);
    if (first?.hasMore && first.cursor < lane.cursor)
      deeper[lane._id] = { from: first.cursor, to: lane.cursor };
  }
  return deeper;
}
