import type { BoardKind } from '@girassol/shared-domain';
import type { Answer, BoardCard, ColumnTotals, KanbanColumn } from '@girassol/shared-domain/contract';

/** One column of the board with the cards this browser has loaded so far, in the order of their ranks. */
export interface Lane extends KanbanColumn {
  cards: readonly BoardCard[];
  /** Of the whole column under the filters, loaded or not. */
  totals: ColumnTotals;
  hasMore: boolean;
  /** Rank of the last card the server paged in: the next page starts after it. Empty before the first page. */
  cursor: string;
}

/** What the query cache keeps of a board. Never changed in place. */
export interface BoardState {
  /** Id of the board, `kid` in the calls. */
  id: string;
  kind: BoardKind;
  /** In the order of the board. */
  lanes: readonly Lane[];
}

export type BoardAnswer = Answer<'POST /kanbans/single/:id'>;

export const noTotals: ColumnTotals = { items: 0, amount: 0 };

/** Ranks are compared by character code, on the server too. */
export const byRank = (a: BoardCard, b: BoardCard) =>
  a.kanbanData.rank < b.kanbanData.rank ? -1 : Number(a.kanbanData.rank > b.kanbanData.rank);

/** The first page of every column, as the server answered it. */
export function boardFromAnswer({ kanban, items, totals, hasMoreItems }: BoardAnswer): BoardState {
  const lanes = kanban.columns.map((column): Lane => {
    const cards = items.filter((card) => card.kanbanData.column === column._id).sort(byRank);
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

/** The board with one lane replaced; the other lanes stay the same objects, so that they are not drawn again. */
export function withLane(state: BoardState, columnId: string, change: (lane: Lane) => Lane): BoardState {
  return { ...state, lanes: state.lanes.map((lane) => (lane._id === columnId ? change(lane) : lane)) };
}

export function laneOf(state: BoardState, columnId: string): Lane | undefined {
  return state.lanes.find((lane) => lane._id === columnId);
}

/** Where a loaded card is. */
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

/** Totals of a column after cards came or left. */
export function addTotals(totals: ColumnTotals, items: number, amount: number): ColumnTotals {
  // Cents: adding reais as floats leaves dust such as 0.30000000000000004.
  return {
    items: Math.max(0, totals.items + items),
    amount: Math.max(0, Math.round((totals.amount + amount) * 100) / 100),
  };
}

/** Count and sum of the whole board. */
export function boardTotals(state: BoardState): ColumnTotals {
  return state.lanes.reduce((sum, { totals }) => addTotals(sum, totals.items, totals.amount), noTotals);
}
