import { randomBytes } from 'node:crypto';
import type { BoardCard, ResponseBody, SaleRequest } from '@girassol/shared-domain/contract';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Caller } from './api';

/** Returns the address of the sales board of a company, a person or a team. */
export const getSalesBoardPath = (fetchId: string, query = '') =>
  `/vendas/funil/${fetchId}${query && `?${query}`}`;

/** Creates a word that no other text of the product contains, so that a search finds only the data of this journey. */
export const createUniqueWord = () => `jornada${randomBytes(4).toString('hex')}`;

interface NewSales {
  /** Part of every name. */
  tag: string;
  /** First names, from the top of the column to its bottom. */
  names: string[];
  column?: number;
  fields?: Partial<SaleRequest>;
}

/**
 * Registers a sale for each name, with a tag that keeps it apart from other journeys, from top to bottom in a
 * column. Returns the sales by name without the tag.
 */
export async function addSales(
  caller: Caller,
  { tag, names, column = 0, fields = {} }: NewSales,
): Promise<Record<string, BoardCard>> {
  const customer = await findDemoCustomer(caller);
  const made: Record<string, BoardCard> = {};
  // A new card enters at the top of its column: the last one first.
  for (const name of names.toReversed()) {
    const { sale } = await caller.call('POST /sales/new/:userId/:customerId', {
      params: { userId: caller.session.userId, customerId: customer._id },
      body: {
        type: 'SALES',
        name: `${name} ${tag}`,
        amount: 12_345.67,
        power: 5.4,
        columnOrder: column,
        ...fields,
      },
    });
    made[name] = sale;
  }
  return made;
}

/**
 * Creates a sale that belongs to one journey alone; returns the sale, its full name and the word that only this name
 * contains.
 */
export async function createSale(caller: Caller, first = 'Casa') {
  const tag = createUniqueWord();
  const { [first]: sale } = await addSales(caller, { tag, names: [first] });
  if (!sale) throw new Error('the sale was not made');
  return { sale, tag, name: `${first} ${tag}` };
}

/** Finds a demonstration customer that this user may sell to; customers created by journeys are skipped. */
export async function findDemoCustomer({ call, session }: Caller) {
  // Of the whole company where that may be seen.
  const userId = session.type === 'MANAGER' ? session.managerId : session.userId;
  for (let multiplier = 1; ; multiplier += 1) {
    const { customers, hasMoreItems } = await call('POST /customers/filtered/:userId/:multiplier', {
      params: { userId, multiplier },
      body: { pageSize: 50 },
    });
    const customer = customers.find(({ name, document }) => document !== '' && !name.includes('jornada'));
    if (customer) return customer;
    if (!hasMoreItems) throw new Error(`${session.email} has no customers`);
  }
}

/**
 * Loads the sales board through the API: columns with their sums and the names of their cards, from top to
 * bottom.
 */
export async function loadBoard({ call, session }: Caller, searchValue = '', id = session.managerId) {
  const board = await call('POST /kanbans/single/:id', {
    params: { id },
    body: { type: 'SALES', searchValue },
  });
  return buildColumns(board);
}

function buildColumns({ kanban, totals, items }: ResponseBody<'POST /kanbans/single/:id'>) {
  return kanban.columns.map(({ _id, title }) => {
    const { items: count, amount } = totals[_id] ?? { items: 0, amount: 0 };
    const cards = items.filter(({ kanbanData }) => kanbanData.column === _id);
    return { id: _id, title, count, amount, cards, names: cards.map(({ name }) => name) };
  });
}

/** Locates a column of the board on screen by its title. */
export const locateColumn = (page: Page, title: string): Locator =>
  page.getByRole('group', { name: 'Colunas do quadro' }).getByRole('region', { name: title, exact: true });

/** Locates the card of a sale: the button that opens it. */
export const locateCard = (within: Page | Locator, name: string): Locator =>
  within.getByRole('button', { name: new RegExp(`^#\\d{5,} ${name}`) });

/** Returns the names of the cards that a column shows, from top to bottom. */
export async function readCardNames(lane: Locator): Promise<string[]> {
  const labels = await lane.locator('[data-card]').evaluateAll((cards) =>
    cards
      .map((element) => ({ top: element.getBoundingClientRect().top, name: element.ariaLabel ?? '' }))
      .sort((a, b) => a.top - b.top)
      .map(({ name }) => name),
  );
  return labels.map((label) => label.replace(/^#\d+ /, '').replace(/\. .*$/, ''));
}

/** Waits until a column shows exactly these cards, in this order. */
export async function expectCardNames(lane: Locator, names: string[]): Promise<void> {
  await expect.poll(() => readCardNames(lane)).toEqual(names);
}

/** Picks up a card with the mouse and holds it over a position in a column. */
export async function dragCardOver(
  page: Page,
  from: Locator,
  over: { column: Locator; y: number },
): Promise<void> {
  const start = await getBox(from);
  const target = await getBox(over.column);
  const [x, y] = [start.x + start.width / 2, start.y + start.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 4, y + 8, { steps: 3 });
  await expect(page.locator('[data-dragging]')).toBeVisible();
  await page.mouse.move(target.x + target.width / 2, over.y, { steps: 8 });
  await expect(over.column).toHaveAttribute('data-over', '');
}

/** Returns the bounding box of an element on screen; throws where it has none. */
export async function getBox(locator: Locator) {
  await expect(locator).toBeVisible();
  const box = await locator.boundingBox();
  if (!box) throw new Error('nothing on screen to point at');
  return box;
}

/** Waits for the server's answer to the move of a card. */
export const waitForMove = (page: Page) =>
  page.waitForResponse(
    (answer) =>
      answer.request().method() === 'PUT' && answer.url().includes('/api/kanbans/single/item/order/'),
  );

/** Formats reais as Brazilian currency. */
export const formatMoney = (reais: number) =>
  new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(reais);

/** Formats a number with two decimals and Brazilian separators. */
export const formatDecimal = (value: number) =>
  new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value);
