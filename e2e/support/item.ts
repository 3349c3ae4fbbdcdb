import { type BoardKind, buildBoardPath } from '@girassol/shared-domain';
import type { BoardCard } from '@girassol/shared-domain/contract';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Caller } from './api';
import { addSales, createUniqueWord } from './board';

/**
 * Creates an item of one journey on any board, above the items named in `below` in the same column. Returns
 * the item with its full name, the address of the board and the address of its panel.
 */
export async function createItem(caller: Caller, type: BoardKind, name: string, below: string[] = []) {
  const tag = createUniqueWord();
  const made = await addSales(caller, { tag, names: [name, ...below], fields: { type } });
  const item = made[name];
  if (!item) throw new Error('the item was not made');
  return {
    item,
    name: `${name} ${tag}`,
    board: `${buildBoardPath(type, caller.session.managerId)}?busca=${tag}`,
    address: `${buildBoardPath(type, caller.session.managerId)}?busca=${tag}&item=${item._id}`,
  };
}

/** Creates a sale and gives it to another person, who is notified of it. Returns the item with its full name. */
export async function giveItem(caller: Caller, name: string, receiverId: string) {
  const created = await createItem(caller, 'SALES', name);
  await caller.call('PATCH /sales/single/user/:userId/:columnId/:saleId/:receiverId', {
    params: { userId: caller.session.userId, columnId: '0', saleId: created.item._id, receiverId },
  });
  return created;
}

/** Loads an item from the server. */
export async function loadItem(caller: Caller, { _id, type }: Pick<BoardCard, '_id' | 'type'>) {
  const { populatedItem } = await caller.call('POST /kanbans/single/item/:itemId', {
    params: { itemId: _id },
    body: { type },
  });
  return populatedItem;
}

/** Locates the panel of an item by name. */
export const locatePanel = (page: Page, name: string): Locator =>
  page.getByRole('dialog', { name: new RegExp(`${name}$`) });

/**
 * Presses the button of an action in the panel of an item, and returns the action's form once the form is
 * visible.
 */
export async function openActionForm(page: Page, name: string, action: string): Promise<Locator> {
  await locatePanel(page, name).getByRole('button', { name: action, exact: true }).click();
  const form = page.getByRole('form', { name: action.toLocaleUpperCase('pt-BR') });
  await expect(form).toBeVisible();
  return form;
}

/**
 * Submits the form of an item action: presses the button with the action's name in capitals, and waits until
 * the form is hidden.
 */
export async function submitActionForm(form: Locator, action: string): Promise<void> {
  await form.getByRole('button', { name: action.toLocaleUpperCase('pt-BR'), exact: true }).click();
  await expect(form).toBeHidden();
}

/** Chooses an option of a select inside a form. */
export async function chooseOption(form: Locator, field: RegExp, option: string | RegExp): Promise<void> {
  await form.getByRole('button', { name: field }).click();
  await form.page().getByRole('option', { name: option }).click();
}
