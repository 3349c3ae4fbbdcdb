import {
  addSales,
  createSale,
  createUniqueWord,
  expectCardNames,
  getSalesBoardPath,
  locateCard,
  locateColumn,
} from '../support/board';
import { createItem, loadItem, locatePanel, openActionForm, submitActionForm } from '../support/item';
import { expect, test } from '../support/journey';
import { addNoteByApi, loadNotes, locateNote, saveNote, typeNewNote } from '../support/notes';

const undone = /^Desfeito: /;

test('a card moved by the keyboard says so, and Ctrl+Z puts it back exactly; a search box keeps its own Ctrl+Z', async ({
  as,
  enter,
}) => {
  const owner = await as('owner');
  const tag = createUniqueWord();
  await addSales(owner, { tag, names: ['Alfa', 'Beta', 'Gama'] });
  const page = await enter(owner, getSalesBoardPath(owner.session.managerId, `busca=${tag}`));
  const [first, second] = [locateColumn(page, 'Contato inicial'), locateColumn(page, 'Visita técnica')];
  const all = ['Alfa', 'Beta', 'Gama'].map((name) => `${name} ${tag}`);
  await expectCardNames(first, all);
  await locateCard(first, `Beta ${tag}`).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expectCardNames(first, [`Alfa ${tag}`, `Gama ${tag}`]);
  await expect(
    page.getByRole('status').filter({ hasText: `Beta ${tag} foi para Visita técnica.` }),
  ).toBeVisible();

  const search = page.getByRole('searchbox').first();
  await search.focus();
  await page.keyboard.press('Control+z');
  await expectCardNames(second, [`Beta ${tag}`]);
  await locateCard(second, `Beta ${tag}`).focus();
  await page.keyboard.press('Control+z');
  await expect(page.getByText(undone)).toBeVisible();
  await expectCardNames(first, all);
  await page.reload();
  await expectCardNames(first, all);
});

test('several that went to somebody else, or were deleted, are back at once', { tag: '@full' }, async ({
  as,
  enter,
}) => {
  const owner = await as('owner');
  const tag = createUniqueWord();
  await addSales(owner, { tag, names: ['Uma', 'Duas', 'Três'] });
  const page = await enter(owner, getSalesBoardPath(owner.session.managerId, `busca=${tag}`));
  const first = locateColumn(page, 'Contato inicial');
  const all = ['Uma', 'Duas', 'Três'].map((name) => `${name} ${tag}`);
  await expectCardNames(first, all);
  for (const name of ['Uma', 'Três'])
    await locateCard(first, `${name} ${tag}`).click({ modifiers: ['ControlOrMeta'] });
  await page.getByRole('button', { name: 'Excluir', exact: true }).click();
  await page.getByRole('button', { name: 'Excluir 2 itens' }).click();
  await expect(page.getByText('2 itens excluídos.')).toBeVisible();
  await expectCardNames(first, [`Duas ${tag}`]);
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Desfeito: exclusão de 2 itens.')).toBeVisible();
  await expectCardNames(first, all);
});

test('an edited field is taken back from the line that tells of it', { tag: '@full' }, async ({
  as,
  enter,
}) => {
  const owner = await as('owner');
  const sale = await createItem(owner, 'SALES', 'Editada');
  const page = await enter(owner, `/vendas/editar/${sale.item._id}`);
  await page.getByLabel('Valor', { exact: true }).fill('99.999,99');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Alterações salvas.')).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByText(undone)).toBeVisible();
  expect((await loadItem(owner, sale.item)).amount).toBe(12_345.67);
});

test('a deleted sale is there again, with its note', { tag: '@full' }, async ({ as, enter }) => {
  const owner = await as('owner');
  const sale = await createItem(owner, 'SALES', 'Apagada');
  await owner.call('POST /notes/new/:id', {
    params: { id: sale.item._id },
    body: { noteText: 'Ligar na segunda', noteType: 'Visita técnica' },
  });
  const page = await enter(owner, sale.address);
  await locatePanel(page, sale.name).getByRole('button', { name: 'Opções' }).click();
  await page.getByRole('menuitem', { name: 'Excluir venda' }).click();
  await page.getByRole('button', { name: 'Excluir venda' }).click();
  await expect(locateCard(page, sale.name)).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(page.getByText(undone)).toBeVisible();
  await expect(locateCard(page, sale.name)).toBeVisible();
  await page.goto(sale.address);
  await expect(locatePanel(page, sale.name)).toContainText('Ligar na segunda');
});

test('a win is taken back with what it made; once somebody worked on that, it says why not', {
  tag: '@full',
}, async ({ as, enter }) => {
  const owner = await as('owner');
  const sale = await createItem(owner, 'SALES', 'Ganha');
  const page = await enter(owner, sale.address);
  const win = async () => {
    const form = await openActionForm(page, sale.name, 'Dar Ganho');
    await form.getByRole('radio', { name: /Nenhuma/ }).check();
    await form.getByRole('button', { name: /Tipo de UC/ }).click();
    await page.getByRole('option', { name: 'Residencial' }).click();
    await submitActionForm(form, 'Dar Ganho');
    await expect(locatePanel(page, sale.name)).toContainText('Venda Ganha');
  };
  await win();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(locatePanel(page, sale.name)).toContainText('Em andamento');
  const items = async () =>
    (await owner.call('GET /customers/items/:cid', { params: { cid: sale.item.customer._id } })).items.filter(
      ({ name }) => name.includes(sale.name),
    );
  expect((await items()).map(({ type, status }) => [type, status])).toEqual([['SALES', 'IN_PROGRESS']]);

  await win();
  const project = (await items()).find(({ type }) => type === 'PROJECT');
  await owner.call('POST /notes/new/:id', {
    params: { id: project?._id ?? '' },
    body: { noteText: 'Vistoria feita', noteType: 'Visita técnica' },
  });
  await page.getByRole('button', { name: 'Desfazer' }).last().click();
  await expect(page.getByRole('alertdialog')).toContainText(/Não dá mais para desfazer: Projeto #\d+ mudou/);
  expect((await items()).length).toBeGreaterThan(1);
});

test('a lost sale is on the board again by Ctrl+Z, in its place', { tag: '@full' }, async ({ as, enter }) => {
  const owner = await as('owner');
  const sale = await createItem(owner, 'SALES', 'Perdida', ['Abaixo']);
  const page = await enter(owner, sale.address);
  const form = await openActionForm(page, sale.name, 'Dar Perdido');
  await form.getByRole('radio', { name: 'Fechou com concorrente' }).check();
  await submitActionForm(form, 'Dar Perdido');
  await expect(locateCard(page, sale.name)).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(page.getByText(undone)).toBeVisible();
  expect(await loadItem(owner, sale.item)).toMatchObject({
    status: 'IN_PROGRESS',
    saleLostReason: null,
    kanbanData: { column: sale.item.kanbanData.column, rank: sale.item.kanbanData.rank },
  });
});

test('fields of a customer are as before, in the form too; what is being typed is not lost', {
  tag: '@full',
}, async ({ as, enter }) => {
  const owner = await as('owner');
  const { userId } = owner.session;
  const name = `Cliente de volta ${createUniqueWord()}`;
  const { customer } = await owner.call('POST /customers/new/:userId', {
    params: { userId },
    body: { name },
  });
  const page = await enter(owner, `/cliente/editar/${customer._id}?aba=dados`);
  const field = page.getByLabel('Nome', { exact: true });
  const email = page.getByLabel('E-mail', { exact: true });
  const edit = async (text: string) => {
    await field.fill(text);
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Alterações salvas.').last()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: text })).toBeVisible();
  };
  await edit(`${name}, mudado`);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByText('Desfeito: edição do cliente.')).toBeVisible();
  await expect(field).toHaveValue(name);

  await edit(`${name}, outra vez`);
  await email.fill('novo@girassol.test');
  await page.getByRole('heading', { level: 1 }).click();
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await page.keyboard.press('Control+z');
  // Beside the form stands what is there now; what was typed stays.
  await expect(page.getByRole('alert')).toContainText(name);
  await expect(email).toHaveValue('novo@girassol.test');
  const read = () => owner.call('GET /customers/single/:cid', { params: { cid: customer._id } });
  expect((await read()).customer.name).toBe(name);
});

test('a note that was deleted, and one that was just written', { tag: '@full' }, async ({ as, enter }) => {
  const owner = await as('owner');
  const { sale } = await createSale(owner, 'Nota de volta');
  await addNoteByApi(owner, sale._id, 'Medir o telhado');
  const page = await enter(owner, getSalesBoardPath(owner.session.managerId, `item=${sale._id}`));
  const note = locateNote(page, 'Medir o telhado');
  await note.getByRole('button', { name: /Excluir nota/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir nota' }).click();
  await expect(note).toHaveCount(0);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByText('Desfeito: exclusão de nota de #')).toBeVisible();
  await expect(note).toBeVisible();

  await typeNewNote(page, 'Por engano');
  await saveNote(page);
  await expect(page.getByText('Nota salva.')).toBeVisible();
  await page.getByRole('heading', { name: sale.name }).first().click();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Desfeito: inclusão de nota de #')).toBeVisible();
  await expect(locateNote(page, 'Por engano')).toHaveCount(0);
  expect((await loadNotes(owner, sale._id)).map(({ content }) => content)).toEqual(['Medir o telhado']);
});

test('a column that was deleted is there again, its cards in it', { tag: '@full' }, async ({ as, enter }) => {
  const neighbour = await as('neighbour');
  const tag = createUniqueWord();
  const { kanban } = await neighbour.call('GET /kanbans/single/columns/:type', { params: { type: 'SALES' } });
  const { column: made } = await neighbour.call('POST /kanbans/single/column/:kid', {
    params: { kid: kanban._id },
    body: { title: `Volta ${tag}` },
  });
  await addSales(neighbour, { tag, names: ['Cartão'], column: made.order });
  const page = await enter(neighbour, getSalesBoardPath(neighbour.session.managerId, `busca=${tag}`));
  const last = locateColumn(page, made.title);
  await expectCardNames(last, [`Cartão ${tag}`]);
  await page.getByRole('button', { name: `Ações da coluna ${made.title}`, exact: true }).click();
  await page.getByRole('menuitem', { name: /Excluir coluna/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /Mover os itens para/ }).click();
  await page.getByRole('option').first().click();
  await dialog.getByRole('button', { name: /^Excluir/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: made.title })).toHaveCount(0);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByText('Desfeito: exclusão da coluna.')).toBeVisible();
  await expectCardNames(last, [`Cartão ${tag}`]);
});
