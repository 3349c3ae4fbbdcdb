import { queryClient } from '@girassol/shared-auth';
import { type FakeApi, fakeApi, logInForTest, replyRefused } from '@girassol/shared-auth/testing';
import { buildBoard, buildBoardAnswer, buildLane } from '../../board-state/board.fixture';
import { type BoardView, boardQueryKey, getCachedBoard } from '../../board-state/board-query';
import type { BoardState } from '../../board-state/board-state';
import { noBoardFilters } from '../../board-view/board-filters';
import { createBoardUpdateLock } from './board-update-lock';
import { createCardPageLoader } from './use-more-cards';

const LOAD = 'POST /kanbans/single/:id';
const view: BoardView = {
  kind: 'SALES',
  fetchId: '0198a000-0000-7000-8000-0000000000ff',
  filters: noBoardFilters,
  isTeam: false,
};
const cards = (prefix: string, from: number, count: number) =>
  Array.from(
    { length: count },
    (_, index) => `${prefix}${from + index}:${prefix}${String(from + index).padStart(3, '0')}`,
  );
const board: BoardState = buildBoard(
  buildLane('a', cards('a', 0, 20), { hasMore: true }),
  buildLane('b', cards('b', 0, 20), { hasMore: true }),
);

let server: FakeApi;
let page = 1;
const failures = jest.fn();

function answer(after: Record<string, string>) {
  page += 1;
  const columns = Object.keys(after);
  return buildBoardAnswer(
    board,
    columns.flatMap((column) => cards(column, (page - 1) * 20, 20).map((card) => `${column}/${card}`)),
    { hasMoreItems: Object.fromEntries(columns.map((column) => [column, true])) },
  );
}

beforeEach(() => {
  jest.useFakeTimers();
  page = 1;
  logInForTest();
  server = fakeApi({ [LOAD]: ({ body }) => answer(body.after ?? {}) });
  queryClient.setQueryData(boardQueryKey(view), board);
});
afterEach(() => jest.useRealTimers());

const settle = (ms = 0) => jest.advanceTimersByTimeAsync(ms);

test('[shell-017] nothing is loaded before 80 percent of a column was seen', async () => {
  const loader = createCardPageLoader(view, createBoardUpdateLock(), failures);
  loader.onSeen('a', 10);
  await settle();
  expect(server.calls(LOAD)).toHaveLength(0);
  loader.onSeen('a', 16);
  await settle(50);
  expect(server.calls(LOAD)).toHaveLength(1);
  expect(getCachedBoard(view)?.lanes[0]?.cards).toHaveLength(40);
  loader.end();
});

test('[shell-017] a second passes between two loads, however fast somebody scrolls', async () => {
  const loader = createCardPageLoader(view, createBoardUpdateLock(), failures);
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
  const gate = createBoardUpdateLock();
  const loader = createCardPageLoader(view, gate, failures);
  loader.onSeen('a', 19);
  loader.onSeen('b', 19);
  await settle(50);
  expect(server.calls(LOAD).map(({ body }) => body.after)).toEqual([{ a: 'a019', b: 'b019' }]);
  loader.end();
});

test('nothing comes in while a card is in the hand', async () => {
  const gate = createBoardUpdateLock();
  const release = gate.hold();
  const loader = createCardPageLoader(view, gate, failures);
  loader.onSeen('a', 19);
  await settle(2000);
  expect(server.calls(LOAD)).toHaveLength(0);
  release();
  await settle(50);
  expect(server.calls(LOAD)).toHaveLength(1);
  loader.end();
});

test('what did not load is said, and tried again when asked', async () => {
  server.answer({ [LOAD]: replyRefused(500) });
  const loader = createCardPageLoader(view, createBoardUpdateLock(), failures);
  loader.onSeen('a', 19);
  await settle(3000);
  expect(failures).toHaveBeenLastCalledWith(true);
  expect(server.calls(LOAD)).toHaveLength(1);
  server.answer({ [LOAD]: ({ body }) => answer(body.after ?? {}) });
  loader.retry();
  await settle(50);
  expect(failures).toHaveBeenLastCalledWith(false);
  expect(getCachedBoard(view)?.lanes[0]?.cards).toHaveLength(40);
  loader.end();
});
