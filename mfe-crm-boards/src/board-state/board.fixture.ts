import type { BoardCard } from '@girassol/shared-domain/contract';
import type { BoardAnswer, BoardState, Lane } from './board-state';

/** Builds a card for tests from its id, column and rank. */
export function buildCard(
  id: string,
  column: string,
  rank: string,
  overrides: Partial<BoardCard> = {},
): BoardCard {
  return {
    _id: id,
    id: 12,
    type: 'SALES',
    status: 'IN_PROGRESS',
    name: `Venda ${id}`,
    amount: 100,
    power: 5.4,
    leadTemperature: 1,
    customer: { _id: `customer-${id}`, name: 'Ana Souza', city: 'Blumenau', uf: 'SC' },
    user: { _id: 'vendor', personalData: { name: 'Bruno Lima' } },
    owners: [],
    kanbanData: { column, rank, order: 0 },
    dueDate: null,
    validityDate: null,
    registryTimestamp: Date.UTC(2026, 6, 1),
    lastActivityTimestamp: Date.UTC(2026, 6, 1),
    lastActivityText: null,
    nextScheduleTimestamp: null,
    proposals: { count: 0, viewed: false, preApproved: false },
    ...overrides,
  };
}

/** Builds a lane for tests. Each card is given as `id:rank`. */
export function buildLane(id: string, cards: string[], overrides: Partial<Lane> = {}): Lane {
  const made = cards.map((text) => {
    const [cardId = '', rank = ''] = text.split(':');
    return buildCard(cardId, id, rank);
  });
  return {
    _id: id,
    title: `Coluna ${id}`,
    order: 0,
    inactivityWindow: 24,
    cards: made,
    totals: { items: made.length, amount: made.length * 100 },
    hasMore: false,
    cursor: made.at(-1)?.kanbanData.rank ?? '',
    ...overrides,
  };
}

export function buildBoard(...lanes: Lane[]): BoardState {
  return { id: 'board', kind: 'SALES', lanes: lanes.map((lane, order) => ({ ...lane, order })) };
}

/** Formats a board as text for assertions: `a: 1 2 3 | b: 4`. */
export function formatBoard(state: BoardState): string {
  return state.lanes
    .map((lane) => `${lane._id}: ${lane.cards.map((card) => card._id).join(' ')}`)
    .join(' | ');
}

/** Builds the server's answer with cards of a board for tests. Each card is given as `column/id:rank`. */
export function buildBoardAnswer(
  state: BoardState,
  cards: string[],
  overrides: Partial<BoardAnswer> = {},
): BoardAnswer {
  const items = cards.map((text) => {
    const [column = '', rest = ''] = text.split('/');
    const [id = '', rank = ''] = rest.split(':');
    return buildCard(id, column, rank);
  });
  const columns = state.lanes.map(({ _id, title, order, inactivityWindow }) => ({
    _id,
    title,
    order,
    inactivityWindow,
  }));
  return {
    kanban: { _id: state.id, type: state.kind, columns },
    items,
    totals: {},
    hasMoreItems: {},
    ...overrides,
  };
}
