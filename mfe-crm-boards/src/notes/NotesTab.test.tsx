import { buildTestSession, replyPending, replyRefused } from '@girassol/shared-auth/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { buildNote, buildScheduledNote } from './note.fixture';

import {
  buildNotesPage,
  chooseOption,
  clearDrafts,
  itemId,
  LIST_NOTES_CALL,
  openNotesTab,
  settings,
  user,
  writeNote,
} from './notes-tab.testing';

afterEach(clearDrafts);

test('a note shows author, type, time, private mark and schedule', async () => {
  openNotesTab({ [LIST_NOTES_CALL]: buildNotesPage(buildScheduledNote({ isPrivate: true, version: 2 })) });
  const note = await screen.findByRole('article', { name: /Ana Souza/ });
  expect(note).toHaveTextContent('Ligação');
  expect(note).toHaveTextContent('09/03/2026 14:05 · ontem · editada');
  expect(note).toHaveTextContent('Privada');
  expect(note).toHaveTextContent('12/03/2026, das 10:00 às 11:30 · em 2 dias');
});

test('markup in a note is shown as text', async () => {
  openNotesTab({
    [LIST_NOTES_CALL]: buildNotesPage(buildNote({ content: '<img src=x onerror=alert(1)> <b>forte</b>' })),
  });
  expect(await screen.findByText('<img src=x onerror=alert(1)> <b>forte</b>')).toBeVisible();
  expect(document.querySelector('img')).toBeNull();
});

test('a web address in a note opens in another tab', async () => {
  const content = 'Planta: https://exemplo.com.br/planta.pdf.';
  openNotesTab({ [LIST_NOTES_CALL]: buildNotesPage(buildNote({ content })) });
  const link = await screen.findByRole('link', { name: 'https://exemplo.com.br/planta.pdf' });
  expect(link).toHaveAttribute('href', 'https://exemplo.com.br/planta.pdf');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('a long note unfolds only where its fold hides something', async () => {
  const hidden = jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(0);
  const content = 'Telhado colonial, sem sombra. '.repeat(40);
  openNotesTab({ [LIST_NOTES_CALL]: buildNotesPage(buildNote({ content })) });
  expect(await screen.findByText(/Telhado colonial/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ver tudo' })).toBeNull();
  cleanup();

  hidden.mockReturnValue(600);
  openNotesTab({ [LIST_NOTES_CALL]: buildNotesPage(buildNote({ content })) });
  await user.click(await screen.findByRole('button', { name: 'Ver tudo' }));
  await user.click(screen.getByRole('button', { name: 'Ver menos' }));
  expect(screen.getByRole('button', { name: 'Ver tudo' })).toHaveAttribute('aria-expanded', 'false');
});

test('[notes-001] the type filter is TODOS at first, sent as ALL', async () => {
  const server = openNotesTab({ [LIST_NOTES_CALL]: buildNotesPage(buildNote()) });
  await screen.findByRole('article');
  expect(screen.getByRole('button', { name: /TODOS/ })).toBeVisible();
  expect(server.calls(LIST_NOTES_CALL)[0]?.body).toMatchObject({ noteType: 'ALL' });
  await chooseOption(/TODOS/, 'Visita');
  await waitFor(() =>
    expect(server.calls(LIST_NOTES_CALL).at(-1)?.body).toMatchObject({ noteType: 'Visita' }),
  );
});

test('[notes-002] the scheduling filter is TODAS AS NOTAS at first', async () => {
  const server = openNotesTab({ [LIST_NOTES_CALL]: buildNotesPage(buildNote()) });
  await screen.findByRole('article');
  expect(server.calls(LIST_NOTES_CALL)[0]?.body).toMatchObject({ noteCalendar: 'ALL' });
  await chooseOption(/TODAS AS NOTAS/, 'NÃO AGENDADAS');
  await waitFor(() =>
    expect(server.calls(LIST_NOTES_CALL).at(-1)?.body).toMatchObject({ noteCalendar: 'UNSCHEDULED' }),
  );
  await chooseOption(/NÃO AGENDADAS/, 'AGENDADAS');
  await waitFor(() =>
    expect(server.calls(LIST_NOTES_CALL).at(-1)?.body).toMatchObject({ noteCalendar: 'SCHEDULED' }),
  );
});

test('[notes-003] a period starts today and ends in thirty days', async () => {
  const server = openNotesTab({ [LIST_NOTES_CALL]: buildNotesPage(buildNote()) });
  await user.click(await screen.findByRole('button', { name: 'Período' }));
  await waitFor(() =>
    expect(server.calls(LIST_NOTES_CALL).at(-1)?.body).toMatchObject({
      filter1Active: true,
      filter1Value: { start: '2026-03-10', end: '2026-04-09' },
    }),
  );
});

test('[notes-004] more notes are loaded on demand by the next multiplier', async () => {
  const server = openNotesTab({
    [LIST_NOTES_CALL]: ({ params }) =>
      Number(params.multiplier) === 1
        ? { notes: [buildNote()], hasMoreItems: true }
        : buildNotesPage(buildNote({ _id: '018f0000-0000-7000-8000-00000000b002', content: 'Mais antiga' })),
  });
  await user.click(await screen.findByRole('button', { name: 'Carregar mais' }));
  expect(await screen.findByText('Mais antiga')).toBeVisible();
  expect(server.calls(LIST_NOTES_CALL).map((call) => Number(call.params.multiplier))).toEqual([1, 2]);
  expect(screen.queryByRole('button', { name: 'Carregar mais' })).toBeNull();
});

test('[notes-005] an empty note is not sent, and says why', async () => {
  const server = openNotesTab({ [LIST_NOTES_CALL]: buildNotesPage() });
  await writeNote('   ');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Insira um conteúdo válido.')).toBeVisible();
  expect(server.calls('POST /notes/new/:id')).toHaveLength(0);
});

test('[notes-006] the types offered are the configured ones', async () => {
  openNotesTab({ [LIST_NOTES_CALL]: buildNotesPage() });
  await writeNote('x');
  const form = within(screen.getByRole('form', { name: 'Nova nota' }));
  await user.click(form.getByRole('button', { name: /Tipo/ }));
  const options = await screen.findAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual(['Ligação', 'Visita']);
});

test('[notes-011] Ctrl+Enter sends the six fields', async () => {
  const server = openNotesTab({
    [LIST_NOTES_CALL]: buildNotesPage(),
    'POST /notes/new/:id': { note: buildNote({ content: 'Ligar na sexta' }) },
  });
  await writeNote('Ligar na sexta');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(server.calls('POST /notes/new/:id')).toHaveLength(1));
  expect(server.calls('POST /notes/new/:id')[0]?.body).toEqual({
    noteText: 'Ligar na sexta',
    noteType: 'Ligação',
    isPrivate: false,
    warningDate: null,
    warningTimeStart: null,
    warningTimeEnd: null,
  });
});

test('[notes-005, notes-007, notes-008, notes-011] several lines, private and on a day: all of it is sent', async () => {
  const server = openNotesTab({
    [LIST_NOTES_CALL]: buildNotesPage(),
    'POST /notes/new/:id': { note: buildScheduledNote() },
  });
  await writeNote('Medir o telhado{Enter}Levar a escada');
  expect(screen.getByText(/^Aparece também nos outros quadros/)).toBeVisible();
  await user.click(screen.getByRole('switch', { name: 'Nota privada' }));
  expect(screen.getByText(/^Só neste quadro/)).toBeVisible();
  const shown: unknown[] = [];
  Element.prototype.scrollIntoView = function () {
    shown.push(within(this as HTMLElement).queryByRole('button', { name: 'Salvar nota' })?.textContent);
  };
  await user.click(screen.getByRole('switch', { name: 'Agendar' }));
  // The fields push the buttons down.
  await waitFor(() => expect(shown).toEqual(['Salvar nota']));
  const time = async (label: string, text: string) => {
    const field = screen.getByLabelText(label);
    await user.clear(field);
    await user.type(field, text);
    await user.tab();
  };
  await time('Data', '12032026');
  await time('Início', '10:00');
  await time('Término', '10:00');
  expect(await screen.findByText('O término deve ser depois do início.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Salvar nota' })).toBeDisabled();
  await time('Término', '11:30');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Salvar nota' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Salvar nota' }));
  await waitFor(() =>
    expect(server.calls('POST /notes/new/:id')[0]?.body).toEqual({
      noteText: 'Medir o telhado\nLevar a escada',
      noteType: 'Ligação',
      isPrivate: true,
      warningDate: '2026-03-12',
      warningTimeStart: '10:00',
      warningTimeEnd: '11:30',
    }),
  );
});

test('a saved note is on screen at once, before the server answers', async () => {
  openNotesTab({ [LIST_NOTES_CALL]: buildNotesPage(buildNote()), 'POST /notes/new/:id': replyPending() });
  await screen.findByRole('article');
  await writeNote('Mandei a proposta');
  await user.click(screen.getByRole('button', { name: 'Salvar nota' }));
  const [first] = await screen.findAllByRole('article');
  expect(first).toHaveTextContent('Mandei a proposta');
  expect(first).toHaveTextContent('Salvando…');
});

test('a refused note leaves the list, and its text is back in the form', async () => {
  openNotesTab({
    [LIST_NOTES_CALL]: buildNotesPage(buildNote()),
    'POST /notes/new/:id': replyRefused(500, { message: 'Falhou' }),
  });
  await screen.findByRole('article');
  await writeNote('Texto precioso');
  await user.click(screen.getByRole('button', { name: 'Salvar nota' }));
  expect(await screen.findByRole('textbox', { name: /^Nota/ })).toHaveValue('Texto precioso');
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test('a note sent again after a lost answer has the same idempotency key', async () => {
  const server = openNotesTab({
    [LIST_NOTES_CALL]: buildNotesPage(),
    'POST /notes/new/:id': replyRefused(502, { message: 'Falhou' }),
  });
  await writeNote('Uma vez só');
  await user.click(screen.getByRole('button', { name: 'Salvar nota' }));
  await screen.findByRole('textbox', { name: /^Nota/ });
  server.answer({ 'POST /notes/new/:id': { note: buildNote() } });
  await user.click(screen.getByRole('button', { name: 'Salvar nota' }));
  await waitFor(() => expect(server.calls('POST /notes/new/:id')).toHaveLength(2));
  const [first, second] = server
    .calls('POST /notes/new/:id')
    .map((call) => call.headers.get('idempotency-key'));
  expect(first).toBeTruthy();
  expect(second).toBe(first);
});

test('what was typed is there again after the panel was closed', async () => {
  openNotesTab({ [LIST_NOTES_CALL]: buildNotesPage() });
  await writeNote('Ainda não terminei');
  cleanup();
  openNotesTab({ [LIST_NOTES_CALL]: buildNotesPage() });
  expect(await screen.findByRole('textbox', { name: /^Nota/ })).toHaveValue('Ainda não terminei');
});

test.each([
  ['a manager', buildTestSession(), {}, true],
  ['a vendor without dataDeletion', buildTestSession({ type: 'VENDOR' }), {}, false],
  ['a vendor with dataDeletion', buildTestSession({ type: 'VENDOR' }), { dataDeletion: true }, true],
])('[notes-009] deleting a note: %s', async (_who, session, permissions, may) => {
  openNotesTab(
    { [LIST_NOTES_CALL]: buildNotesPage(buildNote()) },
    { session, settings: { ...settings, individualPermissions: { [session.userId]: permissions } } },
  );
  await screen.findByRole('article');
  expect(screen.queryByRole('button', { name: /Excluir nota/ }) !== null).toBe(may);
});

test.each([
  ['its author', buildTestSession({ type: 'VENDOR', userId: buildNote().user._id }), {}, true],
  ['another vendor', buildTestSession({ type: 'VENDOR' }), {}, false],
  ['a vendor who manages the board', buildTestSession({ type: 'VENDOR' }), { salesManager: true }, true],
])('editing a note: %s', async (_who, session, permissions, may) => {
  openNotesTab(
    { [LIST_NOTES_CALL]: buildNotesPage(buildNote()) },
    { session, settings: { ...settings, individualPermissions: { [session.userId]: permissions } } },
  );
  await screen.findByRole('article');
  expect(screen.queryByRole('button', { name: /Editar nota/ }) !== null).toBe(may);
});

test('an item without notes invites to write one while the form is closed', async () => {
  openNotesTab({ [LIST_NOTES_CALL]: buildNotesPage() });
  await user.click(await screen.findByRole('button', { name: 'Escrever a primeira nota' }));
  expect(await screen.findByRole('form', { name: 'Nova nota' })).toBeVisible();
  expect(screen.getByText('Nenhuma nota por aqui')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Escrever a primeira nota' })).toBeNull();
});

test('a note of somebody else appears by itself', async () => {
  const server = openNotesTab({ [LIST_NOTES_CALL]: buildNotesPage() });
  await screen.findByText('Nenhuma nota por aqui');
  server.answer({ [LIST_NOTES_CALL]: buildNotesPage(buildNote({ content: 'Chegou agora' })) });
  act(() => server.emit({ kind: 'notes-changed', item: itemId, by: 'another-tab' }));
  expect(await screen.findByText('Chegou agora')).toBeVisible();
});

test('filters without a result say NENHUM RESULTADO, and can be cleared', async () => {
  openNotesTab({
    [LIST_NOTES_CALL]: ({ body }) =>
      body.noteType === 'ALL' ? buildNotesPage(buildNote()) : buildNotesPage(),
  });
  await screen.findByRole('article');
  await chooseOption(/TODOS/, 'Visita');
  expect(await screen.findByText('NENHUM RESULTADO')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  expect(await screen.findByRole('article')).toBeVisible();
});

test('a list that did not load offers to try again', async () => {
  const server = openNotesTab({ [LIST_NOTES_CALL]: replyRefused(500, { message: 'Falhou' }) });
  const retry = await screen.findByRole('button', { name: /Tentar/ });
  server.answer({ [LIST_NOTES_CALL]: buildNotesPage(buildNote()) });
  await user.click(retry);
  expect(await screen.findByRole('article')).toBeVisible();
});
