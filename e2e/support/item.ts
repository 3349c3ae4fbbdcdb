import { type BoardKind, boardPath } from '@girassol/shared-domain';
import type { BoardCard } from '@girassol/shared-domain/contract';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Caller } from './api';
import { addSales, newTag } from './board';

/** An item of one journey alone, on any board, the address of its panel, and items below it in its column. */
export async function anItem(caller: Caller, type: BoardKind, name: string, below: string[] = []) {
  const tag = newTag();
  const made = await addSales(caller, { tag, names: [name, ...below], fields: { type } });
  const item = made[name];
  if (!item) throw new Error('the item was not made');
  return {
    item,
    name: `${name} ${tag}`,
    board: `${boardPath(type, caller.session.managerId)}?busca=${tag}`,
    address: `${boardPath(type, caller.session.managerId)}?busca=${tag}&item=${item._id}`,
  };
}

/** An item as the server has it. */
export async function itemKept(caller: Caller, { _id, type }: Pick<BoardCard, '_id' | 'type'>) {
  const { populatedItem } = await caller.call('POST /kanbans/single/item/:itemId', {
    params: { itemId: _id },
    body: { type },
  });
  return populatedItem;
}

/** The panel of an item. */
export const panelOf = (page: Page, name: string): Locator =>
  page.getByRole('dialog', { name: new RegExp(`${name}$`) });

/** Presses an action of the panel and waits for its form. */
export async function startAction(page: Page, name: string, action: string): Promise<Locator> {
  await panelOf(page, name).getByRole('button', { name: action, exact: true }).click();
  const form = page.getByRole('form', { name: action.toLocaleUpperCase('pt-BR') });
  await expect(form).toBeVisible();
  return form;
}

/** Sends a form of an action by its button in capitals. */
export async function send(form: Locator, action: string): Promise<void> {
  await form.getByRole('button', { name: action.toLocaleUpperCase('pt-BR'), exact: true }).click();
  await expect(form).toBeHidden();
}

/** Chooses an option of a select inside a form. */
export async function chooseOption(form: Locator, field: RegExp, option: string | RegExp): Promise<void> {
  await form.getByRole('button', { name: field }).click();
  await form.page().getByRole('option', { name: option }).click();
}
