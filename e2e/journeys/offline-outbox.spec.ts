import type { Page } from '@playwright/test';
import type { Caller } from '../support/api';
import { createSale, getSalesBoardPath, locateCard, locateColumn } from '../support/board';
import { loadItem, locatePanel } from '../support/item';
import { expect, test } from '../support/journey';
import { addNoteByApi, loadNotes } from '../support/notes';
import { locateWaitingStrip, waitUntilKept, withWorker, writeWaitingNote } from '../support/offline';
import { signIn } from '../support/product';

/** Opens the panel of a sale of its own in a browser that has kept it, and leaves it without a signal. */
async function openWithoutSignal(
  caller: Caller,
  enter: (person: Caller, address: string, options: typeof withWorker) => Promise<Page>,
) {
  const made = await createSale(caller);
  const address = getSalesBoardPath(caller.session.managerId, `busca=${made.tag}&item=${made.sale._id}`);
  const page = await enter(caller, address, withWorker);
  await expect(locatePanel(page, made.name)).toBeVisible();
  await waitUntilKept(page, 'mfe-crm-boards', '/notes/sale/');
  await page.context().setOffline(true);
  return { ...made, page, address };
}

test('two tabs have one outbox: what is written in one is discarded in the other, and a flapping network sends the rest once', async ({
  as,
  enter,
}) => {
  const owner = await as('owner');
  const { sale, name, page } = await openWithoutSignal(owner, enter);
  const other = await page.context().newPage();
  await other.goto('/esperando-sinal');
  for (const text of ['Primeira', 'Segunda', 'Terceira']) await writeWaitingNote(page, name, text);
  await expect(other.getByRole('article')).toHaveCount(3);
  await other
    .getByRole('article')
    .filter({ hasText: 'Segunda' })
    .getByRole('button', { name: 'Descartar' })
    .click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click();
  await expect(other.getByRole('article')).toHaveCount(2);
  await expect(locateWaitingStrip(page)).toContainText('2 alterações esperam sinal');

  for (let time = 0; time < 100; time += 1) await page.context().setOffline(time % 2 === 0);
  await page.context().setOffline(false);
  await expect(other.getByText('Tudo foi enviado')).toBeVisible({ timeout: 60_000 });
  await expect(locateWaitingStrip(page)).toBeHidden();
  const notes = await loadNotes(owner, sale._id);
  expect(notes.map(({ content }) => content)).toEqual(['Terceira', 'Primeira']);
});

test('a card that is moved twice, and a note that is edited and then deleted, are sent in their order without a question', async ({
  as,
  enter,
}) => {
  const owner = await as('owner');
  const { sale, tag, name } = await createSale(owner);
  await addNoteByApi(owner, sale._id, 'Telhado de barro');
  const board = getSalesBoardPath(owner.session.managerId, `busca=${tag}`);
  const page = await enter(owner, board, withWorker);
  await expect(locateCard(page, name)).toBeVisible();
  await page.goto(`${board}&item=${sale._id}`);
  await expect(locatePanel(page, name)).toContainText('Telhado de barro');
  await waitUntilKept(page, 'mfe-crm-boards', '/notes/sale/');
  const { kanban } = await owner.call('GET /kanbans/single/columns/:type', { params: { type: 'SALES' } });
  const [, second, third] = kanban.columns.toSorted((one, next) => one.order - next.order);
  if (!second || !third) throw new Error('the board has too few columns');

  await page.context().setOffline(true);
  const note = locatePanel(page, name).getByRole('article').filter({ hasText: 'Telhado' });
  await note.getByRole('button', { name: /Editar nota/ }).click();
  const form = page.getByRole('form', { name: 'Editar nota' });
  await form.getByRole('textbox', { name: /^Nota/ }).fill('Telhado de zinco');
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(note).toContainText('Sua edição espera sinal');
  await expect(note.getByRole('button', { name: /Excluir nota/ })).toBeHidden();

  await page.goto(board);
  for (const column of [second, third]) {
    await page.getByRole('button', { name: `Ações de ${name}` }).click();
    const menu = page.getByRole('menu', { name: `Ações de ${name}` });
    await menu.getByRole('group', { name: 'Mover para' }).getByText(column.title).click();
    await expect(locateCard(locateColumn(page, column.title), name)).toBeVisible();
  }
  await page.reload();
  await expect(locateCard(locateColumn(page, third.title), name)).toBeVisible();

  await page.context().setOffline(false);
  await expect(locateWaitingStrip(page)).toBeHidden({ timeout: 60_000 });
  const { kanbanData } = await loadItem(owner, sale);
  expect(kanbanData.column).toBe(third._id);
  expect((await loadNotes(owner, sale._id)).map(({ content }) => content)).toEqual(['Telhado de zinco']);
});

test('what was written on an item that somebody deletes meanwhile is refused with a reason, and stays until it is discarded', async ({
  as,
  enter,
}) => {
  const owner = await as('owner');
  const { sale, name, page } = await openWithoutSignal(owner, enter);
  await writeWaitingNote(page, name, 'Escada comprida');
  await owner.call('DELETE /sales/single/:userId/:itemId', {
    params: { userId: owner.session.userId, itemId: sale._id },
  });
  await page.goto('/esperando-sinal');
  await page.context().setOffline(false);
  const card = page.getByRole('article').filter({ hasText: 'Escada comprida' });
  await expect(card.getByRole('button', { name: 'Tentar de novo' })).toBeVisible({ timeout: 60_000 });
  await expect(card).toContainText(/não existe|não encontrad/);
  await card.getByRole('button', { name: 'Descartar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click();
  await expect(page.getByText('Tudo foi enviado')).toBeVisible();
});

test('what waits outlives the end of a session: another person hears how much, and it is sent when the same one is back', async ({
  as,
  enter,
}) => {
  const owner = await as('owner');
  const { sale, name, page } = await openWithoutSignal(owner, enter);
  for (const text of ['Um', 'Dois', 'Três']) await writeWaitingNote(page, name, `${text} ${name}`);
  // The session ends while there is no signal: the browser has none when it is opened again.
  await page.evaluate(() => localStorage.removeItem('girassol.session'));
  await page.context().clearCookies();
  await page.goto('about:blank');
  await page.context().setOffline(false);

  await signIn(page, 'vendor');
  await expect(page.getByText(/esperam também 3 alterações de outras pessoas/)).toBeVisible();
  await page.goto('/esperando-sinal');
  await expect(page.getByText('Tudo foi enviado')).toBeVisible();
  await expect(page.getByText(name)).toBeHidden();
  await page.evaluate(() => localStorage.removeItem('girassol.session'));
  await page.context().clearCookies();

  await signIn(page, 'owner');
  await expect
    .poll(async () => (await loadNotes(owner, sale._id)).map(({ content }) => content), { timeout: 60_000 })
    .toEqual(['Três', 'Dois', 'Um'].map((text) => `${text} ${name}`));
  await expect(locateWaitingStrip(page)).toBeHidden();
});

test('a page that is left at once opens without a signal', async ({ as, enter }) => {
  const owner = await as('owner');
  const { name, sale } = await createSale(owner);
  const address = getSalesBoardPath(owner.session.managerId, `item=${sale._id}`);
  const page = await enter(owner, address, withWorker);
  await expect(locatePanel(page, name)).toBeVisible();
  await page.goto('/esperando-sinal');
  await waitUntilKept(page, 'mfe-crm-boards', '/kanbans/single/item/');
  await page.context().setOffline(true);
  await page.goto(address);
  await expect(locatePanel(page, name)).toBeVisible({ timeout: 30_000 });
});
