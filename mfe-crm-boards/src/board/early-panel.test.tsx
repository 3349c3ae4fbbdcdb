import { buildTestItem } from '@girassol/shared-auth/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { buildNotesPage, LIST_NOTES_CALL } from '../notes/notes-tab.testing';
// Loaded before the first test: it is asked for when a panel opens.
import '../item-panel';
import {
  ana,
  NEW_CONTACT_COLUMN_ID,
  openBoard,
  setUpBoardTests,
  user,
  waitForCards,
} from './board-page.testing';

const LOAD_ITEM_CALL = 'POST /kanbans/single/item/:itemId';

setUpBoardTests();

// However busy the machine is, the panel opens right after the press.
beforeEach(() => {
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now);
});
afterEach(() => jest.restoreAllMocks());

const openBoardWithItem = () =>
  openBoard({
    [LOAD_ITEM_CALL]: { populatedItem: buildTestItem({ _id: ana, type: 'SALES' }) },
    [LIST_NOTES_CALL]: buildNotesPage(),
  });

const press = (card: HTMLElement, keys = '[MouseLeft>]') => user.pointer({ keys, target: card });

test('a press on a card asks for its item and notes, and the panel that opens does not ask again', async () => {
  const server = openBoardWithItem();
  const card = await waitForCards();
  await press(card);
  await waitFor(() => expect(server.calls(LOAD_ITEM_CALL)).toHaveLength(1));
  await waitFor(() => expect(server.calls(LIST_NOTES_CALL)).toHaveLength(1));
  fireEvent.click(card);
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
  await screen.findByRole('button', { name: /Escreva uma nota/ });
  expect(server.calls(LOAD_ITEM_CALL)).toHaveLength(1);
  expect(server.calls(LIST_NOTES_CALL)).toHaveLength(1);
});

test('what somebody changes between the press and the panel is loaded by the panel', async () => {
  const server = openBoardWithItem();
  const card = await waitForCards();
  await waitFor(() => expect(server.eventStreams).toBe(1));
  await press(card);
  await waitFor(() => expect(server.calls(LOAD_ITEM_CALL)).toHaveLength(1));
  act(() =>
    server.emit({
      kind: 'item-changed',
      board: 'SALES',
      item: ana,
      column: NEW_CONTACT_COLUMN_ID,
      by: 'somebody',
    }),
  );
  fireEvent.click(card);
  await screen.findByRole('dialog');
  await waitFor(() => expect(server.calls(LOAD_ITEM_CALL)).toHaveLength(2));
});

test.each([
  ['a finger, which may only scroll', '[TouchA>]'],
  ['the other button', '[MouseRight>]'],
])('no item is asked for by %s', async (_title, keys) => {
  const server = openBoardWithItem();
  await press(await waitForCards(), keys);
  await act(async () => undefined);
  expect(server.calls(LOAD_ITEM_CALL)).toHaveLength(0);
});
