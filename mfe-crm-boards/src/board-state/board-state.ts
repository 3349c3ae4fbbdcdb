import { type BoardKind, roundToCents } from '@girassol/shared-domain';
import type { BoardCard, ColumnTotals, KanbanColumn, ResponseBody } from '@girassol/shared-domain/contract';

/** Column of a board with the cards loaded so far, in rank order. */
export interface Lane extends KanbanColumn {
  cards: readonly BoardCard[];
  /** Totals of all cards of the column that match the filters, loaded or not. */
  totals: ColumnTotals;
  hasMore: boolean;
  /** Rank of the last card the server paged in: the next page starts after it. Empty before the first page. */
  cursor: string;
}

/** State of a board in the query cache. Immutable. */
export interface BoardState {
  /** Id of the board, `kid` in the calls. */
  id: string;
  kind: BoardKind;
  /** In the order of the board. */
  lanes: readonly Lane[];
}

/** Answer of the call that loads a page of cards of a board. */
export type BoardAnswer = ResponseBody<'POST /kanbans/single/:id'>;

export const noTotals: ColumnTotals = { items: 0, amount: 0 };

/** Compares two cards by rank, by character code as the server does. */
export const compareRanks = (a: BoardCard, b: BoardCard) =>
  a.kanbanData.rank < b.kanbanData.rank ? -1 : Number(a.kanbanData.rank > b.kanbanData.rank);

/** Converts the server's answer, the first page of every column, to a board state. */
export function toBoardState({ kanban, items, totals, hasMoreItems }: BoardAnswer): BoardState {
  const lanes = kanban.columns.map((column): Lane => {
    const cards = items.filter((card) => card.kanbanData.column === column._id).sort(compareRanks);
    return {
      ...column,
      cards,
      totals: totals[column._id] ?? noTotals,
      hasMore: hasMoreItems[column._id] ?? false,
      cursor: cards.at(-1)?.kanbanData.rank ?? '',
    };
  });
  return { id: kanban._id, kind: kanban.type, lanes: lanes.sort((a, b) => a.order - b.order) };
}

/**
 * Returns the board with one lane changed by `change`. The other lanes keep their identity, so that React
 * does not draw them again.
 */
export function updateLane(state: BoardState, columnId: string, change: (lane: Lane) => Lane): BoardState {
  return { ...state, lanes: state.lanes.map((lane) => (lane._id === columnId ? change(lane) : lane)) };
}

/** Returns the lane of a column; undefined if the board has no such column. */
export function getLane(state: BoardState, columnId: string): Lane | undefined {
  return state.lanes.find((lane) => lane._id === columnId);
}

/** Finds a loaded card with its lane and its index in the lane; null if the card is not loaded. */
export function findCard(
  state: BoardState,
  cardId: string,
): { lane: Lane; card: BoardCard; index: number } | null {
  for (const lane of state.lanes) {
    const index = lane.cards.findIndex((card) => card._id === cardId);
    const card = lane.cards[index];
    if (card) return { lane, card, index };
  }
  return null;
}

/**
 * Adds a number of items and an amount in reais, both possibly negative, to the totals of a column. Rounds to cents;
 * neither total falls below zero.
 */
export function addTotals(totals: ColumnTotals, items: number, amount: number): ColumnTotals {
  // Cents: adding reais as floats leaves dust such as 0.30000000000000004.
  return {
    items: Math.max(0, totals.items + items),
    amount: Math.max(0, roundToCents(totals.amount + amount)),
  };
}

/** Returns the item count and the amount in reais of the whole board. */
export function sumBoardTotals(state: BoardState): ColumnTotals {
  return state.lanes.reduce((sum, { totals }) => addTotals(sum, totals.items, totals.amount), noTotals);
}
