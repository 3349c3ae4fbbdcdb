import { queryClient } from '@girassol/shared-auth';
import { type FakeApi, fakeApi, logIn, refuse } from '@girassol/shared-auth/testing';
import { type BoardView, boardKey, currentBoard } from '../../board-state/board-query';
import type { BoardState } from '../../board-state/board-state';
import { testAnswer, testBoard, testLane } from '../../board-state/testing';
import { noFilters } from '../../board-view/board-filters';
import { createStillGate } from './still-gate';
import { pageLoader } from './use-more-cards';

const LOAD = 'POST /kanbans/single/:id';
const view: BoardView = {
  kind: 'SALES',
  fetchId: '0198a000-0000-7000-8000-0000000000ff',
  filters: noFilters,
  isTeam: false,
};
const cards = (prefix: string, from: number, count: number) =>
  Array.from(
    { length: count },
    (_, index) => `${prefix}${from + index}:${prefix}${String(from + index).padStart(3, '0')}`,
  );
const board: BoardState = testBoard(
  testLane('a', cards('a', 0, 20), { hasMore: true }),
  testLane('b', cards('b', 0, 20), { hasMore: true }),
);

let server: FakeApi;
let page = 1;
const failures = jest.fn();

function answer(after: Record<string, string>) {
  page += 1;
  const columns = Object.keys(after);
  return testAnswer(
    board,
    columns.flatMap((column) => cards(column, (page - 1) * 20, 20).map((card) => `${column}/${card}`)),
    { hasMoreItems: Object.fromEntries(columns.map((column) => [column, true])) },
  );
}

beforeEach(() => {
  jest.useFakeTimers();
  page = 1;
  logIn();
  server = fakeApi({ [LOAD]: ({ body }) => answer(body.after ?? {}) });
  queryClient.setQueryData(boardKey(view), board);
});
afterEach(() => jest.useRealTimers());

const settle = (ms = 0) => jest.advanceTimersByTimeAsync(ms);

test('[shell-017] nothing is loaded before 80 percent of a column was seen', async () => {
  const loader = pageLoader(view, createStillGate(), failures);
  loader.onSeen('a', 10);
  await settle();
  expect(server.calls(LOAD)).toHaveLength(0);
  loader.onSeen('a', 16);
  await settle(50);
  expect(server.calls(LOAD)).toHaveLength(1);
  expect(currentBoard(view)?.lanes[0]?.cards).toHaveLength(40);
  loader.end();
});

test('[shell-017] a second passes between two loads, however fast somebody scrolls', async () => {
  const loader = pageLoader(view, createStillGate(), failures);
  loader.onSeen('a', 19);
  await settle(50);
  loader.onSeen('a', 39);
  await settle(900);
  expect(server.calls(LOAD)).toHaveLength(1);
  await settle(200);
  expect(server.calls(LOAD)).toHaveLength(2);
  loader.end();
});

test('columns that need more at the same time share a call', async () => {
  const gate = createStillGate();
  const loader = pageLoader(view, gate, failures);
  loader.onSeen('a', 19);
  loader.onSeen('b', 19);
  await settle(50);
  expect(server.calls(LOAD).map(({ body }) => body.after)).toEqual([{ a: 'a019', b: 'b019' }]);
  loader.end();
});

test('nothing comes in while a card is in the hand', async () => {
  const gate = createStillGate();
  const release = gate.hold();
  const loader = pageLoader(view, gate, failures);
  loader.onSeen('a', 19);
  await settle(2000);
  expect(server.calls(LOAD)).toHaveLength(0);
  release();
  await settle(50);
  expect(server.calls(LOAD)).toHaveLength(1);
  loader.end();
});

test('what did not load is said, and tried again when asked', async () => {
  server.answer({ [LOAD]: refuse(500) });
  const loader = pageLoader(view, createStillGate(), failures);
  loader.onSeen('a', 19);
  await settle(3000);
  expect(failures).toHaveBeenLastCalledWith(true);
  expect(server.calls(LOAD)).toHaveLength(1);
  server.answer({ [LOAD]: ({ body }) => answer(body.after ?? {}) });
  loader.retry();
  await settle(50);
  expect(failures).toHaveBeenLastCalledWith(false);
  expect(currentBoard(view)?.lanes[0]?.cards).toHaveLength(40);
  loader.end();
});
