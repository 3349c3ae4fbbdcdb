import type { Page } from '@playwright/test';
import { createSale, getSalesBoardPath, locateCard } from '../support/board';
import { locatePanel as panel } from '../support/item';
import { expect, test } from '../support/journey';
import {
  addNoteByApi,
  loadNotes,
  locateNote,
  locateNoteField,
  locateNoteForm,
  locateNotes,
  saveNote,
  typeNewNote,
} from '../support/notes';

test('[notes-005, notes-006, notes-010] a note is written, edited and deleted; a deletion asks first', async ({
  as,
  enter,
}) => {
  const owner = await as('owner');
  const { sale } = await createSale(owner, 'Painel');
  const page = await enter(owner, getSalesBoardPath(owner.session.managerId, `item=${sale._id}`));
  await expect(page.getByText('Nenhuma nota por aqui')).toBeVisible();

  await page.getByRole('button', { name: 'Escreva uma nota…' }).click();
  await expect(locateNoteForm(page).getByRole('button', { name: 'Salvar nota' })).toBeDisabled();
  await locateNoteField(locateNoteForm(page)).fill('Ligou pedindo desconto.');
  await locateNoteForm(page).getByRole('button', { name: /Tipo$/ }).click();
  await page.getByRole('option', { name: 'Ligação' }).click();
  await saveNote(page);
  const written = locateNote(page, 'Ligou pedindo desconto.');
  await expect(written).toContainText('Marina Duarte');
  await expect(written).toContainText('Ligação');
  await expect(written).toContainText('hoje');
  await expect.poll(async () => (await loadNotes(owner, sale._id)).length).toBe(1);

  await written.getByRole('button', { name: 'Editar nota de Marina Duarte' }).click();
  const editor = page.getByRole('form', { name: 'Editar nota' });
  await locateNoteField(editor).fill('Ligou aceitando a proposta.');
  await editor.getByRole('button', { name: 'Salvar' }).click();
  const edited = locateNote(page, 'Ligou aceitando a proposta.');
  await expect(edited).toContainText('editada');
  await page.reload();
  await expect(edited).toBeVisible();
  await expect(locateNotes(page).getByRole('listitem')).toHaveCount(1);

  const question = page.getByRole('alertdialog', { name: 'AVISO' });
  await edited.getByRole('button', { name: 'Excluir nota de Marina Duarte' }).click();
  await expect(question).toContainText('Deseja excluir permanentemente esta nota?');
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(question).toBeHidden();
  await expect(edited).toBeVisible();

  await edited.getByRole('button', { name: 'Excluir nota de Marina Duarte' }).click();
  await question.getByRole('button', { name: 'Excluir nota' }).click();
  await expect(page.getByText('Nenhuma nota por aqui')).toBeVisible();
  expect(await loadNotes(owner, sale._id)).toEqual([]);
});

test('[notes-008] a note becomes a schedule, whose end must come after its start', { tag: '@full' }, async ({
  as,
  enter,
}) => {
  const owner = await as('owner');
  const { sale } = await createSale(owner, 'Painel');
  const page = await enter(owner, getSalesBoardPath(owner.session.managerId, `item=${sale._id}`));
  await typeNewNote(page, 'Medir o telhado.');
  const form = locateNoteForm(page);
  await form.getByText('Agendar').click();
  const day = new Date(Date.now() + 3 * 86_400_000).toLocaleDateString('pt-BR', {
    timeZone: 'America/Sao_Paulo',
  });
  await form.getByLabel('Data', { exact: true }).fill(day);
  await form.getByLabel('Início').fill('14:00');
  await form.getByLabel('Término').fill('13:30');
  await page.keyboard.press('Tab');
  await expect(form.getByText('O término deve ser depois do início.')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Salvar nota' })).toBeDisabled();

  await form.getByLabel('Término').fill('15:00');
  await saveNote(page);
  await expect(locateNote(page, 'Medir o telhado.')).toContainText(`${day}, das 14:00 às 15:00 · em 3 dias`);
  await expect.poll(async () => (await loadNotes(owner, sale._id))[0]?.notificationTimeStart).toBe('14:00');
});

test('[notes-001 to notes-004] notes are filtered by type, scheduling and period, and the next ones come on demand', {
  tag: '@full',
}, async ({ as, enter }) => {
  const owner = await as('owner');
  const { sale } = await createSale(owner, 'Painel');
  for (let index = 1; index <= 11; index += 1) await addNoteByApi(owner, sale._id, `Anotação ${index}.`);
  await addNoteByApi(owner, sale._id, 'A única reunião.', 'Reunião');
  const page = await enter(owner, getSalesBoardPath(owner.session.managerId, `item=${sale._id}`));
  const shown = locateNotes(page).getByRole('listitem');
  await expect(shown).toHaveCount(10);
  await expect(shown.first()).toContainText('A única reunião.');
  await page.getByRole('button', { name: 'Carregar mais' }).click();
  await expect(shown).toHaveCount(12);
  await expect(shown.last()).toContainText('Anotação 1.');
  await expect(page.getByRole('button', { name: 'Carregar mais' })).toBeHidden();

  const filters = page.getByRole('group', { name: 'Filtros das notas' });
  await filters.getByRole('button', { name: 'TODOS' }).click();
  await page.getByRole('option', { name: 'Reunião' }).click();
  await expect(shown).toHaveCount(1);
  await filters.getByRole('button', { name: 'TODAS AS NOTAS' }).click();
  await page.getByRole('option', { name: 'AGENDADAS', exact: true }).click();
  await expect(page.getByText('NENHUM RESULTADO', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(shown).toHaveCount(12);

  await filters.getByRole('button', { name: 'Período' }).click();
  await expect(filters.getByLabel('De', { exact: true })).toHaveValue(/^\d\d\/\d\d\/\d{4}$/);
  await expect(shown).toHaveCount(10);
  await filters.getByLabel('De', { exact: true }).fill('01/01/2030');
  await filters.getByLabel('Até', { exact: true }).fill('31/01/2030');
  await expect(page.getByText('NENHUM RESULTADO', { exact: true })).toBeVisible();
});

test('markup in a note is text, and a script in it never runs', { tag: '@full' }, async ({ as, enter }) => {
  const owner = await as('owner');
  const { sale } = await createSale(owner, 'Painel');
  const markup = '<img src=x onerror="document.title=1"><b>negrito</b> <script>document.title=2</script>';
  const page = await enter(owner, getSalesBoardPath(owner.session.managerId, `item=${sale._id}`));
  await typeNewNote(page, markup);
  await saveNote(page);
  await expect(locateNote(page, '<b>negrito</b>').getByText(markup)).toBeVisible();
  await page.reload();
  await expect(locateNote(page, '<b>negrito</b>').getByText(markup)).toBeVisible();
  await expect(locateNotes(page).locator('img, b, script')).toHaveCount(0);
  await expect(page).toHaveTitle(/^#\d+ Painel .* · Vendas · Girassol$/);
});

test('a note of 100 kB is refused in words, and nothing typed is lost', { tag: '@full' }, async ({
  as,
  enter,
}) => {
  const owner = await as('owner');
  const { sale } = await createSale(owner, 'Painel');
  const long = 'Muito longa. '.repeat(7_900);
  const page = await enter(owner, getSalesBoardPath(owner.session.managerId, `item=${sale._id}`));
  await typeNewNote(page, long);
  await page.keyboard.press('Tab');
  await expect(locateNoteForm(page).getByText(/caracteres a mais: o máximo é 10\.000/)).toBeVisible();
  await expect(locateNoteForm(page).getByRole('button', { name: 'Salvar nota' })).toBeDisabled();
  await expect(locateNoteField(locateNoteForm(page))).toHaveValue(long);

  const refused = await owner.attempt('POST /notes/new/:id', {
    params: { id: sale._id },
    body: { noteText: long, noteType: 'Observação' },
  });
  expect(refused.status).toBe(400);
  expect(refused.message).toMatch(/[A-Za-zÀ-ú]{3,}/);
  expect(await loadNotes(owner, sale._id)).toEqual([]);
});

test('a note that does not arrive goes back into the form with its text', async ({ as, enter }) => {
  const owner = await as('owner');
  const { sale } = await createSale(owner, 'Painel');
  const page = await enter(owner, getSalesBoardPath(owner.session.managerId, `item=${sale._id}`));
  await page.route('**/api/notes/new/**', (route) => route.fulfill({ status: 500, body: '' }));
  await typeNewNote(page, 'Não pode se perder.');
  await saveNote(page);
  const error = page.getByRole('alertdialog', { name: 'ERRO' });
  await expect(error).toContainText('Algo deu errado, por favor tente novamente.');
  await error.getByRole('button', { name: 'Fechar' }).click();
  await expect(locateNoteField(locateNoteForm(page))).toHaveValue('Não pode se perder.');

  await page.unroute('**/api/notes/new/**');
  await saveNote(page);
  await expect(locateNote(page, 'Não pode se perder.')).toBeVisible();
  await expect.poll(async () => (await loadNotes(owner, sale._id)).length).toBe(1);
});

test('a draft survives closing the panel and reloading the page', { tag: '@full' }, async ({ as, enter }) => {
  const owner = await as('owner');
  const { sale, tag, name } = await createSale(owner, 'Painel');
  const page = await enter(owner, getSalesBoardPath(owner.session.managerId, `busca=${tag}`));
  await locateCard(page, name).click();
  await typeNewNote(page, 'Metade de um pensamento');
  await panel(page, name).getByRole('button', { name: 'Fechar' }).click();
  await expect(page.getByText('O que você digitou ficou guardado neste item.')).toBeVisible();
  await locateCard(page, name).click();
  await expect(locateNoteField(locateNoteForm(page))).toHaveValue('Metade de um pensamento');
  await page.reload();
  await expect(locateNoteField(locateNoteForm(page))).toHaveValue('Metade de um pensamento');
  await locateNoteField(locateNoteForm(page)).press('Control+Enter');
  await expect(locateNote(page, 'Metade de um pensamento')).toBeVisible();
  await expect.poll(async () => (await loadNotes(owner, sale._id)).length).toBe(1);
});

test('a second browser sees the note at once, and two edits of one note lose neither text', {
  tag: '@one-bundle',
}, async ({ as, enter }) => {
  const owner = await as('owner');
  const { sale, tag } = await createSale(owner, 'Painel');
  const address = getSalesBoardPath(owner.session.managerId, `busca=${tag}&item=${sale._id}`);
  const [here, there] = [await enter(owner, address), await enter(owner, address)];
  for (const page of [here, there]) await expect(page.getByText('Nenhuma nota por aqui')).toBeVisible();

  await typeNewNote(here, 'Combinado para sexta.');
  await saveNote(here);
  await expect(locateNote(here, 'Combinado para sexta.')).toBeVisible();
  await expect(locateNote(there, 'Combinado para sexta.')).toBeVisible({ timeout: 4_000 });
  await expect(there.getByText('Outra pessoa mexeu nas notas deste item agora.')).toBeVisible();

  // A note added while the panel is closed appears when the panel opens again.
  await there.keyboard.press('Escape');
  await expect(there.getByRole('dialog')).toBeHidden();
  await addNoteByApi(owner, sale._id, 'Chegou enquanto estava fechado.');
  await locateCard(there, sale.name).click();
  await expect(locateNote(there, 'Chegou enquanto estava fechado.')).toBeVisible();
  await expect(locateNote(here, 'Chegou enquanto estava fechado.')).toBeVisible();

  const editor = (page: Page) => page.getByRole('form', { name: 'Editar nota' });
  for (const page of [here, there])
    await locateNote(page, 'Combinado para sexta.')
      .getByRole('button', { name: /^Editar nota/ })
      .click();
  await locateNoteField(editor(here)).fill('Combinado para segunda.');
  await locateNoteField(editor(there)).fill('Combinado para terça.');
  await editor(here).getByRole('button', { name: 'Salvar' }).click();
  await expect(locateNote(here, 'Combinado para segunda.')).toBeVisible();

  await expect(there.getByText('Esta nota mudou enquanto você editava.')).toBeVisible();
  await expect(there.getByRole('group', { name: 'Como está agora' })).toContainText(
    'Combinado para segunda.',
  );
  await expect(editor(there).getByRole('textbox')).toHaveValue('Combinado para terça.');
  await editor(there).getByRole('button', { name: 'Salvar o meu texto' }).click();
  await expect(locateNote(here, 'Combinado para terça.')).toBeVisible();
});

test('[notes-009] a vendor without dataDeletion writes and edits, but deletes nothing', async ({
  as,
  enter,
}) => {
  const vendor = await as('vendor');
  const { sale } = await createSale(vendor, 'Painel');
  await addNoteByApi(vendor, sale._id, 'Nota do vendedor.');
  const page = await enter(vendor, getSalesBoardPath(vendor.session.userId, `item=${sale._id}`));
  const note = locateNote(page, 'Nota do vendedor.');
  await expect(note.getByRole('button', { name: 'Editar nota de Rafael Nunes' })).toBeVisible();
  await expect(note.getByRole('button', { name: /^Excluir/ })).toHaveCount(0);

  const [kept] = await loadNotes(vendor, sale._id);
  const refused = await vendor.attempt('DELETE /notes/note/:saleId/:noteId', {
    params: { saleId: sale._id, noteId: kept?._id ?? '' },
  });
  expect(refused.status).toBe(403);
  expect(refused.message).toBe('Você não tem permissão para excluir notas.');
  expect(await loadNotes(vendor, sale._id)).toHaveLength(1);
});
