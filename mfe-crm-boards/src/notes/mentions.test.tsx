import { screen, waitFor, within } from '@testing-library/react';
import { buildNote } from './note.fixture';
import {
  buildNotesPage,
  clearDrafts,
  itemId,
  LIST_NOTES_CALL,
  openNotesTab,
  settings,
  user,
  writeNote,
} from './notes-tab.testing';

const PEOPLE = 'GET /notes/mentionable/:saleId';
const NEW = 'POST /notes/new/:id';
const ONE = 'GET /notes/note/:saleId/:noteId';
const ana = { _id: '018f0000-0000-7000-8000-00000000d0a1', name: 'Ana Souza' };
const bruno = { _id: '018f0000-0000-7000-8000-00000000d0b2', name: 'Bruno Álvares' };

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(clearDrafts);

const openWithPeople = () =>
  openNotesTab({
    [LIST_NOTES_CALL]: buildNotesPage(),
    [PEOPLE]: { people: [ana, bruno] },
    [NEW]: { note: buildNote() },
  });

test('people are offered while a name is typed after @, and Enter inserts and links the chosen one', async () => {
  const server = openWithPeople();
  await writeNote('Veja com @alv');
  const list = await screen.findByRole('listbox', { name: 'Pessoas que podem ser citadas' });
  expect(
    within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringContaining('Bruno Álvares')]);
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.getByRole('textbox', { name: /^Nota/ })).toHaveValue('Veja com @Bruno Álvares ');
  await user.click(screen.getByRole('button', { name: 'Salvar nota' }));
  await waitFor(() => expect(server.calls(NEW)).toHaveLength(1));
  expect(server.calls(NEW)[0]?.body).toMatchObject({
    noteText: 'Veja com @Bruno Álvares',
    mentions: [{ userId: bruno._id, label: 'Bruno Álvares' }],
  });
});

test('up and down choose, Escape closes, and a name that was deleted is not linked', async () => {
  const server = openWithPeople();
  await writeNote('@');
  await screen.findByRole('listbox');
  await user.keyboard('{ArrowDown}{ArrowUp}{Tab}');
  const text = screen.getByRole('textbox', { name: /^Nota/ });
  expect(text).toHaveValue('@Ana Souza ');
  await user.clear(text);
  await user.type(text, '@');
  await screen.findByRole('listbox');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.clear(text);
  await user.type(text, 'Ninguém.');
  await user.click(screen.getByRole('button', { name: 'Salvar nota' }));
  await waitFor(() => expect(server.calls(NEW)).toHaveLength(1));
  expect(server.calls(NEW)[0]?.body).not.toHaveProperty('mentions');
});

test('a mentioned person stands under the present name', async () => {
  openNotesTab({
    [LIST_NOTES_CALL]: buildNotesPage(
      buildNote({
        content: 'Com @Ana Souza.',
        mentions: [{ userId: ana._id, label: 'Ana Souza', name: 'Ana Lima' }],
      }),
    ),
  });
  expect(await screen.findByText('@Ana Lima')).toBeVisible();
  expect(screen.queryByText(/Ana Souza\./)).toBeNull();
});

test('an address with a note leads to it, also where the list does not show it', async () => {
  const note = buildNote({ _id: '018f0000-0000-7000-8000-00000000b0b9', content: 'Nota antiga.' });
  openNotesTab(
    { [LIST_NOTES_CALL]: buildNotesPage(buildNote()), [ONE]: { note } },
    { settings },
    `?item=${itemId}&aba=notas&nota=${note._id}`,
  );
  const region = await screen.findByRole('region', { name: 'Nota do aviso' });
  expect(region).toHaveTextContent('Nota antiga.');
  await waitFor(() => expect(within(region).getByRole('article')).toHaveFocus());
});
