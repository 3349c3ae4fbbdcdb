import type { BoardKind } from '@girassol/shared-domain';
import { boardKinds } from '@girassol/shared-domain';
import type { BoardCard, Kanban, RequestBody } from '@girassol/shared-domain/contract';
import { createBoards } from '../src/areas/kanbans/create-boards';
import type { TestApi } from './harness';
import type { TestPerson } from './test-people';

/**
 * Boards of the owner's and the neighbour's account in tests, with a customer in each account, and functions
 * that add customers and items.
 */
export interface TestBoards {
  kanbans: Record<BoardKind, Kanban>;
  /** Column ids of the owner's SALES board, in order. */
  columns: string[];
  customerId: string;
  neighbourCustomerId: string;
  addCustomer(
    as: TestPerson,
    name?: string,
    fields?: Partial<RequestBody<'POST /customers/new/:userId'>>,
  ): Promise<string>;
  /** Registers an item; like every new one it goes on top of its column. */
  addItem(as: TestPerson, fields?: Partial<NewItem>): Promise<BoardCard>;
  /** Names of a column of the SALES board from top to bottom, as this person sees the company (or themself). */
  namesIn(columnIndex: number, as?: TestPerson): Promise<string[]>;
}

type NewItem = RequestBody<'POST /sales/new/:userId/:customerId'> & { customerId: string };

/** Creates boards and customers for tests. Must be called in `beforeAll`. */
export async function createTestBoards(api: TestApi): Promise<TestBoards> {
  const { owner, neighbour, basic } = api.people;
  for (const { accountId } of [owner, neighbour, basic]) {
    await api.database.asAccount({ accountId }, (tx) => createBoards(tx, accountId));
  }
  const kanban = async (type: BoardKind) =>
    (await api.call('GET /kanbans/single/columns/:type', { as: owner, params: { type } })).kanban;
  const [first, ...others] = await Promise.all(boardKinds.map(kanban));
  const kanbans = Object.fromEntries([first, ...others].map((board) => [board?.type, board])) as Record<
    BoardKind,
    Kanban
  >; // one per kind, asked just above
  const columns = kanbans.SALES.columns.map((column) => column._id);

  const addCustomer: TestBoards['addCustomer'] = async (as, name = 'Maria da Conceição', fields = {}) => {
    const { customer } = await api.call('POST /customers/new/:userId', {
      as,
      params: { userId: as.userId },
      body: { name, ...fields },
    });
    return customer._id;
  };
  const customerId = await addCustomer(owner);
  const neighbourCustomerId = await addCustomer(neighbour, 'Cliente da Vizinha');

  return {
    kanbans,
    columns,
    customerId,
    neighbourCustomerId,
    addCustomer,
    async addItem(as, { customerId: of, ...fields } = {}) {
      const isNeighbour = as.accountId === neighbour.accountId;
      const { sale } = await api.call('POST /sales/new/:userId/:customerId', {
        as,
        params: {
          userId: as.userId,
          customerId: of ?? (isNeighbour ? neighbourCustomerId : await customerFor(as)),
        },
        body: { type: 'SALES', name: 'Residencial', amount: 20_000, ...fields },
      });
      return sale;
    },
    async namesIn(columnIndex, as = owner) {
      const id = as.userId === owner.userId ? owner.accountId : as.userId;
      const board = await api.call('POST /kanbans/single/:id', {
        as,
        params: { id },
        body: { type: 'SALES' },
      });
      return board.items
        .filter((card) => card.kanbanData.column === columns[columnIndex])
        .map((card) => card.name);
    },
  };

  /** A vendor sees own customers only: each gets one. */
  async function customerFor(as: TestPerson): Promise<string> {
    if (as.userId === owner.userId) return customerId;
    const own = customers.get(as.userId) ?? (await addCustomer(as, `Cliente de ${as.email.split('@')[0]}`));
    customers.set(as.userId, own);
    return own;
  }
}

const customers = new Map<string, string>();
