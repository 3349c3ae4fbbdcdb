import {
  buildTestSession,
  buildTestSettings,
  type FakeRoutes,
  fakeApi,
  renderWithSession,
} from '@girassol/shared-auth/testing';
import { DialogHost } from '@girassol/shared-ui';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { buildDraftKey, deleteDraft } from './drafts';
import { NotesTab } from './NotesTab';
import { buildNote } from './note.fixture';

export const LIST_NOTES_CALL = 'POST /notes/sale/:saleId/:multiplier';
export const itemId = '018f0000-0000-7000-8000-00000000a001';
export const itemName = '#00012 Casa na praia · Maria Souza';
export const now = Date.parse('2026-03-10T12:00:00-03:00');
export const settings = buildTestSettings({
  notesTypes: ['Ligação', 'Visita'].map((name) => ({ _id: name, name })),
});

/** Builds the server's answer with one page of the note list, for tests. */
export const buildNotesPage = (...notes: ReturnType<typeof buildNote>[]) => ({ notes, hasMoreItems: false });

/** Opens the notes of an item against a fake server. */
export function openNotesTab(
  routes: FakeRoutes,
  options: Parameters<typeof renderWithSession>[1] = { settings },
  search = '',
) {
  const server = fakeApi(routes);
  renderWithSession(
    <MemoryRouter initialEntries={[`/${search}`]}>
      <NotesTab itemId={itemId} itemName={itemName} boardKind="SALES" now={now} />
      <DialogHost />
    </MemoryRouter>,
    options,
  );
  return server;
}

export const user = userEvent.setup();
/** Opens the form of a new note and types `text` into the form, in tests. */
export const writeNote = async (text: string) => {
  await user.click(await screen.findByRole('button', { name: 'Escreva uma nota…' }));
  await user.type(screen.getByRole('textbox', { name: /^Nota/ }), text);
};
/** Chooses an option of a select. */
export const chooseOption = async (field: RegExp, option: string) => {
  await user.click(screen.getByRole('button', { name: field }));
  await user.click(await screen.findByRole('option', { name: option }));
};

/** Deletes all note drafts, so that text typed in one test does not appear in the next test. */
export function clearDrafts() {
  deleteDraft(buildDraftKey(buildTestSession().userId, itemId));
  deleteDraft(buildDraftKey(buildTestSession().userId, itemId, buildNote()._id));
  sessionStorage.clear();
}
