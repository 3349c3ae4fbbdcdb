import type { Page } from '@playwright/test';
import { listAxeFindingsInState } from '../support/axe';
import {
  addSales,
  createUniqueWord,
  expectCardNames,
  getSalesBoardPath,
  loadBoard,
  locateCard,
  locateColumn,
} from '../support/board';
import { expect, test } from '../support/journey';

const FIRST = 'Contato inicial';
const bar = (page: Page) => page.getByRole('region', { name: 'Cartões selecionados' });
const popover = (page: Page) => page.getByRole('dialog', { name: 'Enviar para' });

/** Chooses a person in the open popover and sends. */
async function sendTo(page: Page, name: string): Promise<void> {
  const field = popover(page).getByRole('combobox', { name: 'Novo responsável' });
  await field.fill(name.slice(0, 6));
  await page.getByRole('option', { name, exact: true }).click();
  await popover(page).getByRole('button', { name: 'ENVIAR' }).click();
  await expect(popover(page)).toBeHidden();
}

test('[boards-087, boards-093, boards-107] a card, a selection and a column go to a colleague, whose board shows them at once', async ({
  as,
  enter,
}) => {
  const owner = await as('owner');
  const vendor = await as('vendor');
  const name = vendor.session.personalData.name;
  const tag = createUniqueWord();
  const page = await enter(owner, getSalesBoardPath(owner.session.managerId, `busca=${tag}`));
  await addSales(owner, { tag, names: ['Um', 'Dois', 'Três', 'Quatro'] });
  const lane = locateColumn(page, FIRST);
  await expectCardNames(
    lane,
    ['Um', 'Dois', 'Três', 'Quatro'].map((first) => `${first} ${tag}`),
  );
  const theirs = await enter(vendor, getSalesBoardPath(vendor.session.userId));
  await expect(theirs.getByRole('heading', { level: 2, name: FIRST })).toBeVisible();

  await page.getByRole('button', { name: `Ações de Um ${tag}` }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: /^Enviar para/ }).click();
  await expect(popover(page).getByRole('combobox')).toBeVisible();
  expect(await listAxeFindingsInState(page, 'colleagues to send a card to')).toEqual([]);
  await popover(page).getByRole('combobox').fill('GEREN');
  await expect(page.getByRole('option', { name: 'GERENTE' })).toHaveCount(0);
  const single = page.waitForRequest((request) => request.url().includes('/sales/single/user/'));
  await sendTo(page, name);
  expect((await single).url()).not.toContain('/0/');
  await expect(locateCard(lane, `Um ${tag}`)).toContainText(name.split(' ')[0] ?? name);
  await expect(locateCard(theirs, `Um ${tag}`)).toBeVisible();

  // By Ctrl, by Shift, and by the key.
  await locateCard(lane, `Dois ${tag}`).click({ modifiers: ['ControlOrMeta'] });
  await locateCard(lane, `Três ${tag}`).click({ modifiers: ['Shift'] });
  await expect(bar(page)).toContainText('2 selecionados');
  await page.keyboard.press('Escape');
  await expect(bar(page)).toBeHidden();
  await locateCard(lane, `Dois ${tag}`).focus();
  await page.keyboard.press('x');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('x');
  await expect(bar(page)).toContainText('2 selecionados');
  await bar(page).getByRole('button', { name: 'Enviar para' }).click();
  await sendTo(page, name);
  await expect(bar(page)).toBeHidden();
  await expect(locateCard(theirs, `Três ${tag}`)).toBeVisible();

  await page.getByRole('button', { name: `Ações da coluna ${FIRST}` }).click();
  await page.getByRole('menuitem', { name: /^Enviar todos/ }).click();
  await expect(popover(page)).toContainText('4 vendas de “Contato inicial”');
  await sendTo(page, name);
  await expect(locateCard(theirs, `Quatro ${tag}`)).toBeVisible();
  const [mine] = await loadBoard(vendor, tag, vendor.session.userId);
  expect(mine?.count).toBe(4);
});

test('[boards-089] selected cards are deleted together after a question', { tag: '@full' }, async ({
  as,
  enter,
}) => {
  const neighbour = await as('neighbour');
  const tag = createUniqueWord();
  const page = await enter(neighbour, getSalesBoardPath(neighbour.session.managerId, `busca=${tag}`));
  await addSales(neighbour, { tag, names: ['Fica', 'Vai', 'Também'] });
  const lane = locateColumn(page, FIRST);
  await expect(locateCard(lane, `Vai ${tag}`)).toBeVisible();
  await locateCard(lane, `Vai ${tag}`).click({ modifiers: ['ControlOrMeta'] });
  await locateCard(lane, `Também ${tag}`).click();
  expect(await listAxeFindingsInState(page, 'chosen cards')).toEqual([]);
  await bar(page).getByRole('button', { name: 'Excluir' }).click();
  await page.getByRole('button', { name: 'Excluir 2 itens' }).click();
  await expectCardNames(lane, [`Fica ${tag}`]);
  expect((await loadBoard(neighbour, tag))[0]?.names).toEqual([`Fica ${tag}`]);
});

test('[boards-088, boards-090] a vendor without rights finds no way to send, and the server refuses', {
  tag: '@full',
}, async ({ as, enter }) => {
  const vendor = await as('vendor');
  const owner = await as('owner');
  const tag = createUniqueWord();
  const made = await addSales(vendor, { tag, names: ['Minha'] });
  const page = await enter(vendor, getSalesBoardPath(vendor.session.userId, `busca=${tag}`));
  const face = locateCard(page, `Minha ${tag}`);
  await expect(face).toBeVisible();
  await page.getByRole('button', { name: `Ações de Minha ${tag}` }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: /^Abrir/ })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /^Enviar/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  const reply = await vendor.attempt('PATCH /sales/single/user/:userId/:columnId/:saleId/:receiverId', {
    params: {
      userId: vendor.session.userId,
      columnId: '0',
      saleId: made.Minha?._id ?? '',
      receiverId: owner.session.userId,
    },
  });
  expect(reply.status).toBe(403);
});
