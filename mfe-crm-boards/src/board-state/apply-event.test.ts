import type { AccountLiveEvent } from '@girassol/shared-domain/contract';
import { applyEvent, mergeStaleParts, noStaleParts } from './apply-event';
import { buildBoard, buildLane, formatBoard } from './board.fixture';
import { findCard } from './board-state';

const now = Date.UTC(2026, 6, 31, 15);

const board = buildBoard(
  buildLane('a', ['1:a1', '2:a2', '3:a3'], { hasMore: true }),
  buildLane('b', ['4:b1', '5:b2']),
);

const itemPlacedEvent = (
  event: Partial<Extract<AccountLiveEvent, { kind: 'item-placed' }>>,
): AccountLiveEvent => ({
  kind: 'item-placed',
  board: 'SALES',
  item: '1',
  column: 'b',
  rank: 'b1V',
  fromColumn: 'a',
  by: 'someone',
  ...event,
});

test('a card that somebody else moved moves here too, with the totals and without asking the server', () => {
  const { state, stale } = applyEvent(board, itemPlacedEvent({}), now);
  expect(formatBoard(state)).toBe('a: 2 3 | b: 4 1 5');
  expect(state.lanes.map((lane) => lane.totals.items)).toEqual([2, 3]);
  expect(stale).toEqual(noStaleParts);
});

test('[boards-020] another column is an activity: the card is not idle any more', () => {
  const moved = (event: Partial<Extract<AccountLiveEvent, { kind: 'item-placed' }>>) =>
    findCard(applyEvent(board, itemPlacedEvent(event), now).state, '1')?.card.lastActivityTimestamp;
  expect(moved({})).toBe(now);
  expect(moved({ column: 'a', rank: 'a2V' })).toBe(board.lanes[0]?.cards[0]?.lastActivityTimestamp);
});

test('a card that is there already is left alone', () => {
  const there = itemPlacedEvent({ column: 'a', rank: 'a1', fromColumn: 'b' });
  expect(applyEvent(board, there, now)).toEqual({ state: board, stale: noStaleParts });
});

test('two moves of one card at once: the last that the server did holds, also when it was the own one', () => {
  const own = applyEvent(board, itemPlacedEvent({ by: 'me' }), now).state;
  const late = applyEvent(own, itemPlacedEvent({ column: 'a', rank: 'a1V', by: 'someone' }), now).state;
  expect(formatBoard(applyEvent(late, itemPlacedEvent({ by: 'me' }), now).state)).toBe(formatBoard(own));
});

test('an unknown card in the loaded part asks for that part', () => {
  const { state, stale } = applyEvent(
    board,
    itemPlacedEvent({ item: '9', column: 'a', rank: 'a2V', fromColumn: null }),
    now,
  );
  expect(state).toBe(board);
  expect(stale).toEqual({ stretches: { a: { from: 'a2', to: 'a2V' } }, totals: ['a'], board: false });
});

test('an unknown card beyond the loaded part only changes totals', () => {
  const { stale } = applyEvent(
    board,
    itemPlacedEvent({ item: '9', column: 'a', rank: 'a9', fromColumn: 'b' }),
    now,
  );
  expect(stale).toEqual({ stretches: {}, totals: ['a', 'b'], board: false });
});

test('an unknown card moved inside its column changes no totals', () => {
  const { stale } = applyEvent(
    board,
    itemPlacedEvent({ item: '9', column: 'a', rank: 'a9', fromColumn: 'a' }),
    now,
  );
  expect(stale).toEqual(noStaleParts);
});

test('an unknown column asks for the board', () => {
  expect(applyEvent(board, itemPlacedEvent({ column: 'x' }), now).stale.board).toBe(true);
});

test('a card that left goes, with its amount', () => {
  const event: AccountLiveEvent = { kind: 'item-left', board: 'SALES', item: '2', column: 'a', by: null };
  const { state } = applyEvent(board, event, now);
  expect(formatBoard(state)).toBe('a: 1 3 | b: 4 5');
  expect(state.lanes[0]?.totals).toEqual({ items: 2, amount: 200 });
});

test('a changed card, or one whose notes changed, is read again', () => {
  const event: AccountLiveEvent = { kind: 'item-changed', board: 'SALES', item: '3', column: 'a', by: null };
  const stretches = { a: { from: 'a2', to: 'a3' } };
  expect(applyEvent(board, event, now).stale.stretches).toEqual(stretches);
  expect(applyEvent(board, { kind: 'notes-changed', item: '3', by: null }, now).stale.stretches).toEqual(
    stretches,
  );
});

test('events of another board change nothing here', () => {
  expect(applyEvent(board, itemPlacedEvent({ board: 'PROJECT' }), now)).toEqual({
    state: board,
    stale: noStaleParts,
  });
});

test('changed columns and a resync ask for the board', () => {
  expect(applyEvent(board, { kind: 'columns-changed', board: 'SALES', by: null }, now).stale.board).toBe(
    true,
  );
  expect(applyEvent(board, { kind: 'resync' }, now).stale.board).toBe(true);
});

test('what many events leave to ask is asked once', () => {
  const first = { stretches: { a: { from: 'a2', to: 'a3' } }, totals: ['a'], board: false };
  const second = {
    stretches: { a: { from: 'a1', to: 'a2' }, b: { from: '', to: 'b1' } },
    totals: ['a', 'b'],
    board: false,
  };
  expect(mergeStaleParts(first, second)).toEqual({
    stretches: { a: { from: 'a1', to: 'a3' }, b: { from: '', to: 'b1' } },
    totals: ['a', 'b'],
    board: false,
  });
});
