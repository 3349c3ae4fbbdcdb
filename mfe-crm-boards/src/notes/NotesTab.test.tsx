import {
  type FakeRoutes,
  fakeApi,
  pending,
  refuse,
  renderWithSession,
  testSession,
  testSettings,
} from '@girassol/shared-auth/testing';
import { DialogHost } from '@girassol/shared-ui';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aNote, aSchedule } from './a-note';
import { draftPlace, dropDraft } from './drafts';
import { NotesTab } from './NotesTab';

const LIST = 'POST /notes/sale/:saleId/:multiplier';
const itemId = '018f0000-0000-7000-8000-00000000a001';
const now = Date.parse('2026-03-10T12:00:00-03:00');
const settings = testSettings({
  notesTypes: ['Ligação', 'Visita'].map((name) => ({ _id: name, name })),
});

const page = (...notes: ReturnType<typeof aNote>[]) => ({ notes, hasMoreItems: false });

function open(routes: FakeRoutes, options: Parameters<typeof renderWithSession>[1] = { settings }) {
  const server = fakeApi(routes);
  renderWithSession(
    <>
      <NotesTab itemId={itemId} boardKind="SALES" now={now} />
      <DialogHost />
    </>,
    options,
  );
  return server;
}

const user = userEvent.setup();
const write = async (text: string) => {
  await user.click(await screen.findByRole('button', { name: 'Escreva uma nota…' }));
  await user.type(screen.getByRole('textbox', { name: /^Nota/ }), text);
};
const choose = async (field: RegExp, option: string) => {
  await user.click(screen.getByRole('button', { name: field }));
  await user.click(await screen.findByRole('option', { name: option }));
};

afterEach(() => {
  dropDraft(draftPlace(testSession().userId, itemId));
  dropDraft(draftPlace(testSession().userId, itemId, aNote()._id));
  sessionStorage.clear();
});

test('a note shows author, type, time, private mark and schedule', async () => {
  open({ [LIST]: page(aSchedule({ isPrivate: true, version: 2 })) });
  const note = await screen.findByRole('article', { name: /Ana Souza/ });
  expect(note).toHaveTextContent('Ligação');
  expect(note).toHaveTextContent('09/03/2026 14:05 · ontem · editada');
  expect(note).toHaveTextContent('Privada');
  expect(note).toHaveTextContent('12/03/2026, das 10:00 às 11:30 · em 2 dias');
});

test('markup in a note is shown as text', async () => {
  open({ [LIST]: page(aNote({ content: '<img src=x onerror=alert(1)> <b>forte</b>' })) });
  expect(await screen.findByText('<img src=x onerror=alert(1)> <b>forte</b>')).toBeVisible();
  expect(document.querySelector('img')).toBeNull();
});

test('[notes-001] the type filter is TODOS at first, sent as ALL', async () => {
  const server = open({ [LIST]: page(aNote()) });
  await screen.findByRole('article');
  expect(screen.getByRole('button', { name: /TODOS/ })).toBeVisible();
  expect(server.calls(LIST)[0]?.body).toMatchObject({ noteType: 'ALL' });
  await choose(/TODOS/, 'Visita');
  await waitFor(() => expect(server.calls(LIST).at(-1)?.body).toMatchObject({ noteType: 'Visita' }));
});

test('[notes-002] the scheduling filter is TODAS AS NOTAS at first', async () => {
  const server = open({ [LIST]: page(aNote()) });
  await screen.findByRole('article');
  expect(server.calls(LIST)[0]?.body).toMatchObject({ noteCalendar: 'ALL' });
  await choose(/TODAS AS NOTAS/, 'NÃO AGENDADAS');
  await waitFor(() => expect(server.calls(LIST).at(-1)?.body).toMatchObject({ noteCalendar: 'UNSCHEDULED' }));
  await choose(/NÃO AGENDADAS/, 'AGENDADAS');
  await waitFor(() => expect(server.calls(LIST).at(-1)?.body).toMatchObject({ noteCalendar: 'SCHEDULED' }));
});

test('[notes-003] a period starts today and ends in thirty days', async () => {
  const server = open({ [LIST]: page(aNote()) });
  await user.click(await screen.findByRole('button', { name: 'Período' }));
  await waitFor(() =>
    expect(server.calls(LIST).at(-1)?.body).toMatchObject({
      filter1Active: true,
      filter1Value: { start: '2026-03-10', end: '2026-04-09' },
    }),
  );
});

test('[notes-004] more notes are loaded on demand by the next multiplier', async () => {
  const server = open({
    [LIST]: ({ params }) =>
      Number(params.multiplier) === 1
        ? { notes: [aNote()], hasMoreItems: true }
        : page(aNote({ _id: '018f0000-0000-7000-8000-00000000b002', content: 'Mais antiga' })),
  });
  await user.click(await screen.findByRole('button', { name: 'Carregar mais' }));
  expect(await screen.findByText('Mais antiga')).toBeVisible();
  expect(server.calls(LIST).map((call) => Number(call.params.multiplier))).toEqual([1, 2]);
  expect(screen.queryByRole('button', { name: 'Carregar mais' })).toBeNull();
});

test('[notes-005] an empty note is not sent, and says why', async () => {
  const server = open({ [LIST]: page() });
  await write('   ');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Insira um conteúdo válido.')).toBeVisible();
  expect(server.calls('POST /notes/new/:id')).toHaveLength(0);
});

test('[notes-006] the types offered are the configured ones', async () => {
  open({ [LIST]: page() });
  await write('x');
  const form = within(screen.getByRole('form', { name: 'Nova nota' }));
  await user.click(form.getByRole('button', { name: /Tipo/ }));
  const options = await screen.findAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual(['Ligação', 'Visita']);
});

test('[notes-011] Ctrl+Enter sends the six fields', async () => {
  const server = open({
    [LIST]: page(),
    'POST /notes/new/:id': { note: aNote({ content: 'Ligar na sexta' }) },
  });
  await write('Ligar na sexta');
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

test('a saved note is on screen at once, before the server answers', async () => {
  open({ [LIST]: page(aNote()), 'POST /notes/new/:id': pending() });
  await screen.findByRole('article');
  await write('Mandei a proposta');
  await user.click(screen.getByRole('button', { name: 'Salvar nota' }));
  const [first] = await screen.findAllByRole('article');
  expect(first).toHaveTextContent('Mandei a proposta');
  expect(first).toHaveTextContent('Salvando…');
});

test('a refused note leaves the list, and its text is back in the form', async () => {
  open({ [LIST]: page(aNote()), 'POST /notes/new/:id': refuse(500, { message: 'Falhou' }) });
  await screen.findByRole('article');
  await write('Texto precioso');
  await user.click(screen.getByRole('button', { name: 'Salvar nota' }));
  expect(await screen.findByRole('textbox', { name: /^Nota/ })).toHaveValue('Texto precioso');
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test('a note sent again after a lost answer has the same idempotency key', async () => {
  const server = open({ [LIST]: page(), 'POST /notes/new/:id': refuse(502, { message: 'Falhou' }) });
  await write('Uma vez só');
  await user.click(screen.getByRole('button', { name: 'Salvar nota' }));
  await screen.findByRole('textbox', { name: /^Nota/ });
  server.answer({ 'POST /notes/new/:id': { note: aNote() } });
  await user.click(screen.getByRole('button', { name: 'Salvar nota' }));
  await waitFor(() => expect(server.calls('POST /notes/new/:id')).toHaveLength(2));
  const [first, second] = server
    .calls('POST /notes/new/:id')
    .map((call) => call.headers.get('idempotency-key'));
  expect(first).toBeTruthy();
  expect(second).toBe(first);
});

test('what was typed is there again after the panel was closed', async () => {
  open({ [LIST]: page() });
  await write('Ainda não terminei');
  cleanup();
  open({ [LIST]: page() });
  expect(await screen.findByRole('textbox', { name: /^Nota/ })).toHaveValue('Ainda não terminei');
});

test.each([
  ['a manager', testSession(), {}, true],
  ['a vendor without dataDeletion', testSession({ type: 'VENDOR' }), {}, false],
  ['a vendor with dataDeletion', testSession({ type: 'VENDOR' }), { dataDeletion: true }, true],
])('[notes-009] deleting a note: %s', async (_who, session, permissions, may) => {
  open(
    { [LIST]: page(aNote()) },
    { session, settings: { ...settings, individualPermissions: { [session.userId]: permissions } } },
  );
  await screen.findByRole('article');
  expect(screen.queryByRole('button', { name: /Excluir nota/ }) !== null).toBe(may);
});

test.each([
  ['its author', testSession({ type: 'VENDOR', userId: aNote().user._id }), {}, true],
  ['another vendor', testSession({ type: 'VENDOR' }), {}, false],
  ['a vendor who manages the board', testSession({ type: 'VENDOR' }), { salesManager: true }, true],
])('editing a note: %s', async (_who, session, permissions, may) => {
  open(
    { [LIST]: page(aNote()) },
    { session, settings: { ...settings, individualPermissions: { [session.userId]: permissions } } },
  );
  await screen.findByRole('article');
  expect(screen.queryByRole('button', { name: /Editar nota/ }) !== null).toBe(may);
});

test('[notes-010] deleting asks first', async () => {
  const server = open({ [LIST]: page(aNote()), 'DELETE /notes/note/:saleId/:noteId': {} });
  await user.click(await screen.findByRole('button', { name: /Excluir nota/ }));
  expect(await screen.findByText('Deseja excluir permanentemente esta nota?')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Não' }));
  await waitFor(() => expect(screen.queryByText('Deseja excluir permanentemente esta nota?')).toBeNull());
  expect(server.calls('DELETE /notes/note/:saleId/:noteId')).toHaveLength(0);

  await user.click(screen.getByRole('button', { name: /Excluir nota/ }));
  server.answer({ [LIST]: page() });
  await user.click(await screen.findByRole('button', { name: 'Sim' }));
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  expect(server.calls('DELETE /notes/note/:saleId/:noteId')).toHaveLength(1);
  // The button that had the focus is gone: the keyboard goes on from the notes, not from the top of the page.
  await waitFor(() => expect(document.body).not.toHaveFocus());
});

test('a refused deletion puts the note back', async () => {
  open({
    [LIST]: page(aNote()),
    'DELETE /notes/note/:saleId/:noteId': refuse(403, { message: 'Sem permissão' }),
  });
  await user.click(await screen.findByRole('button', { name: /Excluir nota/ }));
  await user.click(await screen.findByRole('button', { name: 'Sim' }));
  expect(await screen.findByRole('article')).toHaveTextContent(aNote().content);
});

describe('editing', () => {
  const EDIT = 'PATCH /notes/note/:saleId/:noteId';
  const edit = async (text: string) => {
    await user.click(await screen.findByRole('button', { name: /Editar nota/ }));
    const field = screen.getByRole('textbox', { name: /^Nota/ });
    await user.clear(field);
    await user.type(field, text);
  };

  test('sends the version the edit began from', async () => {
    const server = open({
      [LIST]: page(aNote({ version: 3 })),
      [EDIT]: { note: aNote({ version: 4, content: 'Corrigida' }) },
    });
    await edit('Corrigida');
    server.answer({ [LIST]: page(aNote({ version: 4, content: 'Corrigida' })) });
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Corrigida')).toBeVisible();
    expect(server.calls(EDIT)[0]?.body).toMatchObject({ noteText: 'Corrigida', version: 3 });
    expect(screen.getByRole('button', { name: /Editar nota/ })).toHaveFocus();
  });

  test('somebody else changing the note meanwhile is explained with both texts', async () => {
    const server = open({ [LIST]: page(aNote()), [EDIT]: { note: aNote({ version: 3 }) } });
    await edit('O meu texto');
    server.answer({ [LIST]: page(aNote({ version: 2, content: 'O texto da Bia' })) });
    act(() => server.emit({ kind: 'notes-changed', item: itemId, by: 'another-tab' }));

    expect(await screen.findByText('Esta nota mudou enquanto você editava.')).toBeVisible();
    expect(screen.getByText('O texto da Bia')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Nota/ })).toHaveValue('O meu texto');
    await user.click(screen.getByRole('button', { name: 'Salvar o meu texto' }));
    await waitFor(() =>
      expect(server.calls(EDIT)[0]?.body).toMatchObject({ noteText: 'O meu texto', version: 2 }),
    );
  });

  test('a refused save of an old version shows the newer text, and nothing typed is lost', async () => {
    const server = open({ [LIST]: page(aNote()), [EDIT]: refuse(409, { message: 'Mudou' }) });
    await edit('O meu texto');
    server.answer({ [LIST]: page(aNote({ version: 2, content: 'O texto da Bia' })) });
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('O texto da Bia')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Nota/ })).toHaveValue('O meu texto');
    await user.click(screen.getByRole('button', { name: 'Ficar com o texto atual' }));
    expect(screen.queryByRole('textbox', { name: /^Nota/ })).toBeNull();
    expect(screen.getByRole('article')).toHaveTextContent('O texto da Bia');
  });

  test('a note deleted meanwhile can be saved as a new one', async () => {
    const server = open({
      [LIST]: page(aNote()),
      [EDIT]: refuse(404, { message: 'Esta nota não existe mais.' }),
      'POST /notes/new/:id': {
        note: aNote({ _id: '018f0000-0000-7000-8000-00000000b009', content: 'Salvo' }),
      },
    });
    await edit('Não quero perder');
    server.answer({ [LIST]: page() });
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Esta nota não existe mais.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Salvar como nova' }));
    await waitFor(() =>
      expect(server.calls('POST /notes/new/:id')[0]?.body).toMatchObject({ noteText: 'Não quero perder' }),
    );
  });
});

test('a note of somebody else appears by itself', async () => {
  const server = open({ [LIST]: page() });
  await screen.findByText('Nenhuma nota por aqui');
  server.answer({ [LIST]: page(aNote({ content: 'Chegou agora' })) });
  act(() => server.emit({ kind: 'notes-changed', item: itemId, by: 'another-tab' }));
  expect(await screen.findByText('Chegou agora')).toBeVisible();
});

test('filters without a result say NENHUM RESULTADO, and can be cleared', async () => {
  open({ [LIST]: ({ body }) => (body.noteType === 'ALL' ? page(aNote()) : page()) });
  await screen.findByRole('article');
  await choose(/TODOS/, 'Visita');
  expect(await screen.findByText('NENHUM RESULTADO')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  expect(await screen.findByRole('article')).toBeVisible();
});

test('a list that did not load offers to try again', async () => {
  const server = open({ [LIST]: refuse(500, { message: 'Falhou' }) });
  const retry = await screen.findByRole('button', { name: /Tentar/ });
  server.answer({ [LIST]: page(aNote()) });
  await user.click(retry);
  expect(await screen.findByRole('article')).toBeVisible();
});
