import { replyRefused } from '@girassol/shared-auth/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { buildNote } from './note.fixture';

import {
  buildNotesPage,
  clearDrafts,
  itemId,
  LIST_NOTES_CALL,
  openNotesTab,
  user,
} from './notes-tab.testing';

afterEach(clearDrafts);

test('[notes-010] deleting asks first', async () => {
  const server = openNotesTab({
    [LIST_NOTES_CALL]: buildNotesPage(buildNote()),
    'DELETE /notes/note/:saleId/:noteId': {},
  });
  await user.click(await screen.findByRole('button', { name: /Excluir nota/ }));
  expect(await screen.findByText('Deseja excluir permanentemente esta nota?')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByText('Deseja excluir permanentemente esta nota?')).toBeNull());
  expect(server.calls('DELETE /notes/note/:saleId/:noteId')).toHaveLength(0);

  await user.click(screen.getByRole('button', { name: /Excluir nota/ }));
  server.answer({ [LIST_NOTES_CALL]: buildNotesPage() });
  await user.click(await screen.findByRole('button', { name: 'Excluir nota' }));
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  expect(server.calls('DELETE /notes/note/:saleId/:noteId')).toHaveLength(1);
  // The button that had the focus is gone: the keyboard goes on from the notes, not from the top of the page.
  await waitFor(() => expect(document.body).not.toHaveFocus());
});

test('after a deletion the keyboard goes on at the note beside it', async () => {
  const other = buildNote({ _id: '018f0000-0000-7000-8000-00000000b0ff', content: 'Ligar de novo' });
  const server = openNotesTab({
    [LIST_NOTES_CALL]: buildNotesPage(buildNote(), other),
    'DELETE /notes/note/:saleId/:noteId': {},
  });
  const [first] = await screen.findAllByRole('button', { name: /Excluir nota/ });
  if (!first) throw new Error('no note can be deleted');
  await user.click(first);
  server.answer({ [LIST_NOTES_CALL]: buildNotesPage(other) });
  await user.click(await screen.findByRole('button', { name: 'Excluir nota' }));
  await waitFor(() => expect(screen.getByRole('article')).toHaveFocus());
});

test('a refused deletion puts the note back', async () => {
  openNotesTab({
    [LIST_NOTES_CALL]: buildNotesPage(buildNote()),
    'DELETE /notes/note/:saleId/:noteId': replyRefused(403, { message: 'Sem permissão' }),
  });
  await user.click(await screen.findByRole('button', { name: /Excluir nota/ }));
  await user.click(await screen.findByRole('button', { name: 'Excluir nota' }));
  expect(await screen.findByRole('article')).toHaveTextContent(buildNote().content);
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
    const server = openNotesTab({
      [LIST_NOTES_CALL]: buildNotesPage(buildNote({ version: 3 })),
      [EDIT]: { note: buildNote({ version: 4, content: 'Corrigida' }) },
    });
    await edit('Corrigida');
    server.answer({ [LIST_NOTES_CALL]: buildNotesPage(buildNote({ version: 4, content: 'Corrigida' })) });
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Corrigida')).toBeVisible();
    expect(server.calls(EDIT)[0]?.body).toMatchObject({ noteText: 'Corrigida', version: 3 });
    expect(screen.getByRole('button', { name: /Editar nota/ })).toHaveFocus();
  });

  test('somebody else changing the note meanwhile is explained with both texts', async () => {
    const server = openNotesTab({
      [LIST_NOTES_CALL]: buildNotesPage(buildNote()),
      [EDIT]: { note: buildNote({ version: 3 }) },
    });
    await edit('O meu texto');
    server.answer({
      [LIST_NOTES_CALL]: buildNotesPage(buildNote({ version: 2, content: 'O texto da Bia' })),
    });
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
    const server = openNotesTab({
      [LIST_NOTES_CALL]: buildNotesPage(buildNote()),
      [EDIT]: replyRefused(409, { message: 'Mudou' }),
    });
    await edit('O meu texto');
    server.answer({
      [LIST_NOTES_CALL]: buildNotesPage(buildNote({ version: 2, content: 'O texto da Bia' })),
    });
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('O texto da Bia')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Nota/ })).toHaveValue('O meu texto');
    await user.click(screen.getByRole('button', { name: 'Ficar com o texto atual' }));
    expect(screen.queryByRole('textbox', { name: /^Nota/ })).toBeNull();
    expect(screen.getByRole('article')).toHaveTextContent('O texto da Bia');
  });

  test('a note deleted meanwhile can be saved as a new one', async () => {
    const server = openNotesTab({
      [LIST_NOTES_CALL]: buildNotesPage(buildNote()),
      [EDIT]: replyRefused(404, { message: 'Esta nota não existe mais.' }),
      'POST /notes/new/:id': {
        note: buildNote({ _id: '018f0000-0000-7000-8000-00000000b009', content: 'Salvo' }),
      },
    });
    await edit('Não quero perder');
    server.answer({ [LIST_NOTES_CALL]: buildNotesPage() });
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Esta nota não existe mais.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Salvar como nova' }));
    await waitFor(() =>
      expect(server.calls('POST /notes/new/:id')[0]?.body).toMatchObject({ noteText: 'Não quero perder' }),
    );
  });
});
