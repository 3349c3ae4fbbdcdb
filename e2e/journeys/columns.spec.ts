import type { Locator, Page } from '@playwright/test';
import { listAxeFindingsInState } from '../support/axe';
import {
  addSales,
  createUniqueWord,
  expectCardNames,
  getBox,
  getSalesBoardPath,
  loadBoard,
  locateColumn,
} from '../support/board';
import { expect, test } from '../support/journey';

const titles = (page: Page) =>
  page.getByRole('group', { name: 'Colunas do quadro' }).getByRole('heading', { level: 2 });

/** Opens the menu of a column and presses an entry. */
async function choose(page: Page, title: string, entry: RegExp): Promise<void> {
  const menu = page.getByRole('button', { name: `Ações da coluna ${title}`, exact: true });
  await menu.scrollIntoViewIfNeeded();
  await menu.click();
  await page.getByRole('menuitem', { name: entry }).click();
}

async function create(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Nova coluna' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nova coluna' });
  await dialog.getByLabel('Nome').fill(title);
  await dialog.getByRole('button', { name: '3 dias' }).click();
  await expect(dialog.getByText('depois de 3 dias')).toBeVisible();
  await dialog.getByRole('button', { name: 'Criar coluna' }).click();
  await expect(dialog).toBeHidden();
}

async function carry(page: Page, head: Locator, distance: number): Promise<void> {
  const { x, y } = await getBox(head);
  await page.mouse.move(x + 60, y + 20);
  await page.mouse.down();
  await page.mouse.move(x + 60 + distance, y + 24, { steps: 12 });
}

test('[boards-101, boards-099, boards-086] a column is created, renamed, moved in three ways and deleted, and a second screen follows', async ({
  as,
  enter,
}) => {
  const neighbour = await as('neighbour');
  const tag = createUniqueWord();
  const page = await enter(neighbour, getSalesBoardPath(neighbour.session.managerId));
  const other = await enter(neighbour, getSalesBoardPath(neighbour.session.managerId));
  await expect(titles(other).first()).toBeVisible();
  const before = await titles(page).allTextContents();

  await create(page, `Retorno ${tag}`);
  await expect(titles(page)).toHaveText([...before, `Retorno ${tag}`]);
  await expect(titles(other)).toHaveText([...before, `Retorno ${tag}`]);

  await choose(page, `Retorno ${tag}`, /Nome e inatividade/);
  const dialog = page.getByRole('dialog', { name: 'Editar coluna' });
  await expect(dialog.getByLabel('Janela de inatividade')).toHaveValue('72');
  await dialog.getByLabel('Nome').fill(before[0] ?? '');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog.getByText('Escolha outro nome.')).toBeVisible();
  await dialog.getByLabel('Nome').fill(`Volta ${tag}`);
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(titles(page).last()).toHaveText(`Volta ${tag}`);

  // By the menu, by the keys of its grip, by dragging its head.
  await choose(page, `Volta ${tag}`, /Mover para a esquerda/);
  const last = before.length - 1;
  const leftOfLast = [...before.slice(0, last), `Volta ${tag}`, ...before.slice(last)];
  await expect(titles(page)).toHaveText(leftOfLast);
  const grip = page.getByRole('button', { name: new RegExp(`^Mover a coluna Volta ${tag}`) });
  await grip.focus();
  await page.keyboard.press('ArrowRight');
  await expect(titles(page)).toHaveText([...before, `Volta ${tag}`]);
  await expect(grip).toBeFocused();
  const lane = locateColumn(page, `Volta ${tag}`);
  await lane.scrollIntoViewIfNeeded();
  await carry(page, lane.locator('header'), -312);
  const answered = page.waitForResponse((answer) => answer.url().includes('/column/order/'));
  await page.mouse.up();
  expect((await answered).ok()).toBe(true);
  await expect(titles(page)).toHaveText(leftOfLast);
  await expect(titles(other)).toHaveText(leftOfLast);
  await page.reload();
  await expect(titles(page)).toHaveText(leftOfLast);

  await addSales(neighbour, { tag, names: ['Um', 'Dois'], column: last });
  await choose(page, `Volta ${tag}`, /Excluir coluna/);
  const goodbye = page.getByRole('dialog', { name: `Excluir a coluna Volta ${tag}` });
  await expect(goodbye.getByRole('button', { name: `Excluir Volta ${tag}` })).toBeDisabled();
  await goodbye.getByRole('button', { name: /Mover os itens para/ }).click();
  await page.getByRole('option', { name: before[0] ?? '', exact: true }).click();
  await goodbye.getByRole('button', { name: `Excluir Volta ${tag}` }).click();
  await expect(titles(page)).toHaveText(before);
  await expect(titles(other)).toHaveText(before);
  expect((await loadBoard(neighbour, tag))[0]?.names).toEqual([`Um ${tag}`, `Dois ${tag}`]);
});

test('the cards of a column are put in order, and a reload keeps it', { tag: '@full' }, async ({
  as,
  enter,
}) => {
  const neighbour = await as('neighbour');
  const tag = createUniqueWord();
  const page = await enter(neighbour, getSalesBoardPath(neighbour.session.managerId, `busca=${tag}`));
  await addSales(neighbour, { tag, names: ['Caio', 'Ana', 'Bia'], column: 3 });
  const [, , , target] = await loadBoard(neighbour, tag);
  const title = target?.title ?? '';
  await expectCardNames(locateColumn(page, title), [`Caio ${tag}`, `Ana ${tag}`, `Bia ${tag}`]);
  await choose(page, title, /Ordenar cartões/);
  const dialog = page.getByRole('dialog', { name: `Ordenar ${title}` });
  await dialog.getByText('Nome, de A a Z').click();
  expect(await listAxeFindingsInState(page, 'the window that sorts a column')).toEqual([]);
  await dialog.getByRole('button', { name: 'Ordenar' }).click();
  await expectCardNames(locateColumn(page, title), [`Ana ${tag}`, `Bia ${tag}`, `Caio ${tag}`]);
  await page.reload();
  await expectCardNames(locateColumn(page, title), [`Ana ${tag}`, `Bia ${tag}`, `Caio ${tag}`]);
});

test('a vendor without the right of the board finds no way to change columns, and the server refuses', {
  tag: '@full',
}, async ({ as, enter }) => {
  const vendor = await as('vendor');
  const page = await enter(vendor, getSalesBoardPath(vendor.session.userId));
  await expect(titles(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nova coluna' })).toBeHidden();
  await expect(page.getByRole('button', { name: /^Mover a coluna/ })).toHaveCount(0);
  const { kanban } = await vendor.call('GET /kanbans/single/columns/:type', { params: { type: 'SALES' } });
  const reply = await vendor.attempt('POST /kanbans/single/column/:kid', {
    params: { kid: kanban._id },
    body: { title: 'Minha' },
  });
  expect(reply).toMatchObject({
    status: 403,
    message: 'Somente quem gerencia este quadro pode mudar as suas colunas.',
  });
});
