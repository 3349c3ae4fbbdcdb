import type { ResponseBody } from '@girassol/shared-domain/contract';
import type { Page } from '@playwright/test';
import type { Caller } from '../support/api';
import { listAxeFindingsInState, screenSizes } from '../support/axe';
import { createUniqueWord } from '../support/board';
import { createItem, locatePanel } from '../support/item';
import { expect, test } from '../support/journey';

const TEMPLATE = 'GET /checklists/single/kanban/:type';
const EDIT = 'PUT /checklists/single/kanban/:type';
const params = { type: 'SALES' as const };
const editButton = (page: Page) => page.getByRole('button', { name: 'Editar o checklist do quadro' });
const editor = (page: Page) => page.getByRole('dialog', { name: 'Checklist de Vendas' });
const section = (page: Page) => page.getByRole('region', { name: 'Checklist' });

const getTask = ({ checklist }: ResponseBody<typeof TEMPLATE>, type: string) =>
  checklist.items.find((item) => item.type === type)?.task ?? '';

/** Loads the checklist answers of a sale from the server. */
async function loadAnswers(caller: Caller, saleId: string) {
  const { checklist } = await caller.call('GET /checklists/single/sale/:saleId', { params: { saleId } });
  return checklist.answers.map(
    ({ answerBoolean, answerString, answerNumber }) => answerBoolean ?? answerString ?? answerNumber,
  );
}

test.describe.configure({ mode: 'serial' });

test('[checklists-002, checklists-003, checklists-004, checklists-005, checklists-006, checklists-007] answered in the panel, seen live in a second window, and there after a reload', async ({
  as,
  enter,
}) => {
  const owner = await as('owner');
  const template = await owner.call(TEMPLATE, { params });
  const { item, name, address } = await createItem(owner, 'SALES', 'Conferida');
  const page = await enter(owner, address);
  const second = await enter(owner, address);
  await expect(locatePanel(second, name)).toBeVisible();
  await expect(section(second).getByText(/^0 de \d+$/)).toBeVisible();

  const [box, text, number, list] = ['checkbox', 'text', 'number', 'list'].map((type) =>
    getTask(template, type),
  ) as [string, string, string, string];
  await section(page).getByRole('checkbox', { name: box }).focus();
  await page.keyboard.press('Space');
  await section(page).getByRole('textbox', { name: text }).fill('3004512');
  await section(page).getByRole('textbox', { name: number }).fill('63');
  await section(page).getByRole('textbox', { name: number }).blur();
  await expect(section(page).getByText(/^3 de \d+$/)).toBeVisible();
  await section(page).getByRole('combobox', { name: list }).fill('Metál');
  await page.getByRole('option', { name: 'Metálico' }).click();

  await expect(section(second).getByText(/^4 de \d+$/)).toBeVisible();
  await expect(section(second).getByRole('checkbox', { name: box })).toBeChecked();
  await expect(section(second).getByRole('combobox', { name: list })).toHaveValue('Metálico');
  expect((await loadAnswers(owner, item._id)).map(String).sort()).toEqual([
    '3004512',
    '63',
    'Metálico',
    'true',
  ]);
  await page.reload();
  await expect(section(page).getByText(/^4 de \d+$/)).toBeVisible();
  await expect(section(page).getByRole('textbox', { name: text })).toHaveValue('3004512');
});

test('[checklists-001, checklists-008] the owner adds an item and moves it up; open panels have it at once, without a category', {
  tag: '@full',
}, async ({ as, enter }) => {
  const owner = await as('owner');
  const before = await owner.call(TEMPLATE, { params });
  const { board, address } = await createItem(owner, 'SALES', 'Aberta');
  const watching = await enter(owner, address);
  await expect(section(watching)).toBeVisible();
  const page = await enter(owner, board);
  const task = `Foto do padrão ${createUniqueWord()}`;
  try {
    await editButton(page).click();
    await editor(page).getByRole('button', { name: 'Adicionar item' }).click();
    await editor(page).getByRole('button', { name: 'Salvar' }).click();
    await expect(editor(page).getByText('Diga o que deve ser feito ou preenchido.')).toBeVisible();
    const added = editor(page).getByRole('group', { name: `Item ${before.checklist.items.length + 1}` });
    await added.getByRole('textbox', { name: 'O que fazer' }).fill(task);
    await added.getByRole('textbox', { name: /Categoria/ }).fill('');
    await editor(page)
      .getByRole('button', { name: `Subir ${task}` })
      .click();
    await editor(page).getByRole('button', { name: 'Salvar' }).click();
    await expect(editor(page)).toBeHidden();

    const without = section(watching).getByRole('group', { name: 'Sem Categoria' });
    await expect(without.getByRole('checkbox', { name: task })).toBeVisible();
    const { checklist } = await owner.call(TEMPLATE, { params });
    expect(checklist.items.at(-2)?.task).toBe(task);
    await section(watching)
      .getByRole('button', { name: /^Checklist/ })
      .click();
    await expect(without).toBeHidden();
  } finally {
    await owner.call(EDIT, { params, body: { items: before.checklist.items } });
  }
});

test('who does not manage the board finds no way to its checklist, and is refused', { tag: '@full' }, async ({
  as,
  enter,
}) => {
  const vendor = await as('vendor');
  const { address, name } = await createItem(vendor, 'SALES', 'Dela');
  const page = await enter(vendor, address);
  await expect(locatePanel(page, name)).toBeVisible();
  await expect(section(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(locatePanel(page, name)).toBeHidden();
  await expect(editButton(page)).toBeHidden();
  const { checklist } = await vendor.call(TEMPLATE, { params });
  const reply = await vendor.attempt(EDIT, { params, body: { items: checklist.items } });
  expect(reply.status).toBe(403);
});

for (const [screen, options] of Object.entries(screenSizes)) {
  test(`axe finds nothing wrong in the checklist and its dialog (${screen})`, { tag: '@full' }, async ({
    as,
    enter,
  }) => {
    const owner = await as('owner');
    const { board, address } = await createItem(owner, 'SALES', 'Lida');
    const page = await enter(owner, address, options);
    await section(page).scrollIntoViewIfNeeded();
    expect(await listAxeFindingsInState(page, 'the checklist in the panel')).toEqual([]);
    await page.goto(board);
    await editButton(page).click();
    await expect(editor(page).getByRole('group', { name: 'Item 1', exact: true })).toBeVisible();
    expect(await listAxeFindingsInState(page, 'the editor of a checklist')).toEqual([]);
  });
}
