import {
  type FakeRoutes,
  fakeApi,
  renderWithSession,
  testSession,
  testSettings,
} from '@girassol/shared-auth/testing';
import { DialogHost } from '@girassol/shared-ui';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aNote } from './a-note';
import { draftPlace, dropDraft } from './drafts';
import { NotesTab } from './NotesTab';

export const LIST = 'POST /notes/sale/:saleId/:multiplier';
export const itemId = '018f0000-0000-7000-8000-00000000a001';
export const now = Date.parse('2026-03-10T12:00:00-03:00');
export const settings = testSettings({
  notesTypes: ['Ligação', 'Visita'].map((name) => ({ _id: name, name })),
});

/** An answer of the list. */
export const page = (...notes: ReturnType<typeof aNote>[]) => ({ notes, hasMoreItems: false });

/** Opens the notes of an item on a server. */
export function open(routes: FakeRoutes, options: Parameters<typeof renderWithSession>[1] = { settings }) {
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

export const user = userEvent.setup();
/** Opens the form of a new note and types into it. */
export const write = async (text: string) => {
  await user.click(await screen.findByRole('button', { name: 'Escreva uma nota…' }));
  await user.type(screen.getByRole('textbox', { name: /^Nota/ }), text);
};
/** Chooses an option of a select. */
export const choose = async (field: RegExp, option: string) => {
  await user.click(screen.getByRole('button', { name: field }));
  await user.click(await screen.findByRole('option', { name: option }));
};

/** Nothing typed in one test is there in the next. */
export function forgetDrafts() {
  dropDraft(draftPlace(testSession().userId, itemId));
  dropDraft(draftPlace(testSession().userId, itemId, aNote()._id));
  sessionStorage.clear();
}
