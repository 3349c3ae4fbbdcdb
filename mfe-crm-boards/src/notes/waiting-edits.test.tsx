import '@girassol/shared-auth/testing/databases';
import {
  clearWaitingWrites,
  getWaitingWrites,
  sendWaitingWrites,
  startOutboxOfApi,
} from '@girassol/shared-auth';
import { replyUnreachable } from '@girassol/shared-auth/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { buildNote } from './note.fixture';
import {
  buildNotesPage,
  clearDrafts,
  itemName,
  LIST_NOTES_CALL,
  openNotesTab,
  user,
  writeNote,
} from './notes-tab.testing';

const ADD = 'POST /notes/new/:id';
const EDIT = 'PATCH /notes/note/:saleId/:noteId';
const DELETE = 'DELETE /notes/note/:saleId/:noteId';

beforeEach(() => startOutboxOfApi({ acceptsWrites: true }));
afterEach(async () => {
  await act(() => clearWaitingWrites());
  act(() => startOutboxOfApi({ acceptsWrites: false }));
  clearDrafts();
});

test('an edit without a signal shows in its note until it is sent, with the version that it was made on', async () => {
  const server = openNotesTab({
    [LIST_NOTES_CALL]: buildNotesPage(buildNote({ version: 3 })),
    [EDIT]: replyUnreachable(),
    'GET /health': replyUnreachable(),
  });
  await user.click(await screen.findByRole('button', { name: /Editar nota/ }));
  const field = screen.getByRole('textbox', { name: /^Nota/ });
  await user.clear(field);
  await user.paste('Corrigida');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));

  expect(await screen.findByText('Sua edição espera sinal')).toBeVisible();
  expect(screen.getByRole('article')).toHaveTextContent('Corrigida');
  expect(screen.queryByRole('button', { name: /Editar nota/ })).toBeNull();

  const saved = buildNote({ version: 4, content: 'Corrigida' });
  server.answer({ [EDIT]: { note: saved }, [LIST_NOTES_CALL]: buildNotesPage(saved) });
  await act(() => sendWaitingWrites());
  await waitFor(() => expect(screen.queryByText('Sua edição espera sinal')).toBeNull());
  expect(server.calls(EDIT).at(-1)?.headers.get('if-match')).toBe('"3"');
});

test('a deletion without a signal keeps the note with a sign until it is sent, with the version that the person saw', async () => {
  const server = openNotesTab({
    [LIST_NOTES_CALL]: buildNotesPage(buildNote({ version: 3 })),
    [DELETE]: replyUnreachable(),
    'GET /health': replyUnreachable(),
  });
  await user.click(await screen.findByRole('button', { name: /Excluir nota/ }));
  await user.click(await screen.findByRole('button', { name: 'Excluir nota' }));
  expect(await screen.findByText('A exclusão espera sinal')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Editar nota/ })).toBeNull();

  server.answer({ [DELETE]: {}, [LIST_NOTES_CALL]: buildNotesPage() });
  await act(() => sendWaitingWrites());
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  expect(server.calls(DELETE).at(-1)?.headers.get('if-match')).toBe('"3"');
});

test('a new note that waits is discarded in its place, after a question, and is not sent', async () => {
  const server = openNotesTab({
    [LIST_NOTES_CALL]: buildNotesPage(),
    [ADD]: replyUnreachable(),
    'GET /health': replyUnreachable(),
  });
  await writeNote('Telhado novo');
  await user.keyboard('{Control>}{Enter}{/Control}');
  const waiting = within(await screen.findByRole('list', { name: 'Notas que esperam sinal' }));
  expect(getWaitingWrites()[0]?.recordName).toBe(itemName);
  await user.click(waiting.getByRole('button', { name: 'Descartar' }));
  await user.click(await screen.findByRole('button', { name: 'Descartar nota' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Notas que esperam sinal' })).toBeNull());
  const { length } = server.calls(ADD);
  server.answer({ [ADD]: { note: buildNote() } });
  await act(() => sendWaitingWrites());
  expect(server.calls(ADD)).toHaveLength(length);
});
