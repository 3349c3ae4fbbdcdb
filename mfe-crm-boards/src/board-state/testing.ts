import type { BoardCard } from '@girassol/shared-domain/contract';
import type { BoardAnswer, BoardState, Lane } from './board-state';

/** A card for tests: number, column and rank tell it apart. */
export function testCard(
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

/** A lane for tests, its cards written as `id:rank`. */
export function testLane(id: string, cards: string[], overrides: Partial<Lane> = {}): Lane {
  const made = cards.map((text) => {
    const [cardId = '', rank = ''] = text.split(':');
    return testCard(cardId, id, rank);
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

export function testBoard(...lanes: Lane[]): BoardState {
  return { id: 'board', kind: 'SALES', lanes: lanes.map((lane, order) => ({ ...lane, order })) };
}

/** The board as text, to read a test's result at a glance: `a: 1 2 3 | b: 4`. */
export function shown(state: BoardState): string {
  return state.lanes
    .map((lane) => `${lane._id}: ${lane.cards.map((card) => card._id).join(' ')}`)
    .join(' | ');
}

/** What the server would answer: cards written as `column/id:rank`. */
export function testAnswer(
  state: BoardState,
  cards: string[],
  overrides: Partial<BoardAnswer> = {},
): BoardAnswer {
  const items = cards.map((text) => {
    const [column = '', rest = ''] = text.split('/');
    const [id = '', rank = ''] = rest.split(':');
    return testCard(id, column, rank);
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
