import { randomBytes } from 'node:crypto';
import type { Answer, BoardCard, SaleRequest } from '@girassol/shared-domain/contract';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Caller } from './api';

/** The sales board of a company, a person or a team. */
export const boardOf = (fetchId: string, query = '') => `/vendas/funil/${fetchId}${query && `?${query}`}`;

/** A word that no other text of the product has in it, so that a search finds only what this journey made. */
export const newTag = () => `jornada${randomBytes(4).toString('hex')}`;

interface NewSales {
  /** Part of every name. */
  tag: string;
  /** First names, from the top of the column to its bottom. */
  names: string[];
  column?: number;
  fields?: Partial<SaleRequest>;
}

/** Registers sales that belong to one journey alone. */
export async function addSales(
  caller: Caller,
  { tag, names, column = 0, fields = {} }: NewSales,
): Promise<Record<string, BoardCard>> {
  const customer = await aCustomer(caller);
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

/** One sale of one journey alone, its whole name, and the word that only this name has in it. */
export async function aSale(caller: Caller, first = 'Casa') {
  const tag = newTag();
  const { [first]: sale } = await addSales(caller, { tag, names: [first] });
  if (!sale) throw new Error('the sale was not made');
  return { sale, tag, name: `${first} ${tag}` };
}

/** Any customer of the demonstration that this person may sell to: journeys leave newer ones of their own before them. */
export async function aCustomer({ call, session }: Caller) {
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

/** The board as the API answers it: columns with their sums and the names of their cards, from top to bottom. */
export async function readBoard({ call, session }: Caller, searchValue = '', id = session.managerId) {
  const board = await call('POST /kanbans/single/:id', {
    params: { id },
    body: { type: 'SALES', searchValue },
  });
  return columnsOf(board);
}

function columnsOf({ kanban, totals, items }: Answer<'POST /kanbans/single/:id'>) {
  return kanban.columns.map(({ _id, title }) => {
    const { items: count, amount } = totals[_id] ?? { items: 0, amount: 0 };
    const cards = items.filter(({ kanbanData }) => kanbanData.column === _id);
    return { id: _id, title, count, amount, cards, names: cards.map(({ name }) => name) };
  });
}

/** A column of the board on screen. */
export const column = (page: Page, title: string): Locator =>
  page.getByRole('group', { name: 'Colunas do quadro' }).getByRole('region', { name: title, exact: true });

/** The card of a sale: the button that opens it. */
export const card = (within: Page | Locator, name: string): Locator =>
  within.getByRole('button', { name: new RegExp(`^#\\d{5,} ${name}`) });

/** Names of the cards that a column shows, from top to bottom. */
export async function namesIn(lane: Locator): Promise<string[]> {
  const labels = await lane.locator('[data-card]').evaluateAll((cards) =>
    cards
      .map((element) => ({ top: element.getBoundingClientRect().top, name: element.ariaLabel ?? '' }))
      .sort((a, b) => a.top - b.top)
      .map(({ name }) => name),
  );
  return labels.map((label) => label.replace(/^#\d+ /, '').replace(/\. .*$/, ''));
}

/** Waits until a column shows exactly these cards, in this order. */
export async function expectNames(lane: Locator, names: string[]): Promise<void> {
  await expect.poll(() => namesIn(lane)).toEqual(names);
}

/** Takes a card in the hand with the mouse and holds it over a place. */
export async function dragOver(
  page: Page,
  from: Locator,
  over: { column: Locator; y: number },
): Promise<void> {
  const start = await boxOf(from);
  const target = await boxOf(over.column);
  const [x, y] = [start.x + start.width / 2, start.y + start.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 4, y + 8, { steps: 3 });
  await expect(page.locator('[data-dragging]')).toBeVisible();
  await page.mouse.move(target.x + target.width / 2, over.y, { steps: 8 });
  await expect(over.column).toHaveAttribute('data-over', '');
}

/** Where something is on screen. */
export async function boxOf(locator: Locator) {
  await expect(locator).toBeVisible();
  const box = await locator.boundingBox();
  if (!box) throw new Error('nothing on screen to point at');
  return box;
}

/** The move of a card on its way to the server. */
export const moveAnswer = (page: Page) =>
  page.waitForResponse(
    (answer) =>
      answer.request().method() === 'PUT' && answer.url().includes('/api/kanbans/single/item/order/'),
  );

/** Money as Brazilians write it. */
export const money = (reais: number) =>
  new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(reais);

/** A number with two decimals as Brazilians write it. */
export const decimal = (value: number) =>
  new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value);
