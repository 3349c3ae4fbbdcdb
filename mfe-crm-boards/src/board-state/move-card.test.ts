import { buildBoard, buildCard, buildLane, formatBoard } from './board.fixture';
import { insertCard, replaceMovedCard, revertCardMove } from './insert-card';
import { getPositionByNeighbours, moveCard } from './move-card';

const board = buildBoard(
  buildLane('a', ['1:a1', '2:a2', '3:a3']),
  buildLane('b', ['4:b1']),
  buildLane('c', []),
);

test.each([
  ['down in its column', 'a', 1, 'a: 2 1 3 | b: 4 | c: '],
  ['to the end of its column', 'a', 2, 'a: 2 3 1 | b: 4 | c: '],
  ['to its own place', 'a', 0, 'a: 1 2 3 | b: 4 | c: '],
  ['to the top of another column', 'b', 0, 'a: 2 3 | b: 1 4 | c: '],
  ['past the end of another column', 'b', 9, 'a: 2 3 | b: 4 1 | c: '],
  ['to an empty column', 'c', 0, 'a: 2 3 | b: 4 | c: 1'],
])('[boards-100] a card moves %s', (_where, toColumn, toIndex, expected) => {
  expect(formatBoard(moveCard(board, { cardId: '1', toColumn, toIndex }))).toBe(expected);
});

test('[boards-100] the totals follow the card', () => {
  const moved = moveCard(board, { cardId: '1', toColumn: 'b', toIndex: 0 });
  expect(moved.lanes.map((lane) => lane.totals)).toEqual([
    { items: 2, amount: 200 },
    { items: 2, amount: 200 },
    { items: 0, amount: 0 },
  ]);
});

test('lanes that a move does not touch stay the same objects', () => {
  const moved = moveCard(board, { cardId: '1', toColumn: 'b', toIndex: 0 });
  expect(moved.lanes[2]).toBe(board.lanes[2]);
});

test('an unknown card or column moves nothing', () => {
  expect(moveCard(board, { cardId: 'x', toColumn: 'b', toIndex: 0 })).toBe(board);
  expect(moveCard(board, { cardId: '1', toColumn: 'x', toIndex: 0 })).toBe(board);
});

test('[boards-100] the server is told the neighbours that the person saw', () => {
  const moved = moveCard(board, { cardId: '1', toColumn: 'a', toIndex: 1 });
  expect(getPositionByNeighbours(moved, '1')).toEqual({
    order: 1,
    column: 'a',
    beforeItem: '2',
    afterItem: '3',
  });
});

test('a drop at the end of what is loaded does not claim to be the last', () => {
  const partly = buildBoard(buildLane('a', ['1:a1']), buildLane('b', ['4:b1', '5:b2'], { hasMore: true }));
  const moved = moveCard(partly, { cardId: '1', toColumn: 'b', toIndex: 2 });
  expect(getPositionByNeighbours(moved, '1')).toEqual({ order: 2, column: 'b', beforeItem: '5' });
});

test('a drop at the end of a column that is all loaded is the last', () => {
  const moved = moveCard(board, { cardId: '1', toColumn: 'b', toIndex: 1 });
  expect(getPositionByNeighbours(moved, '1')).toEqual({
    order: 1,
    column: 'b',
    beforeItem: '4',
    afterItem: null,
  });
});

test('the answer of the server gives the moved card its rank and leaves it where it was dropped', () => {
  const partly = buildBoard(buildLane('a', ['1:a1']), buildLane('b', ['4:b1', '5:b2'], { hasMore: true }));
  const moved = moveCard(partly, { cardId: '1', toColumn: 'b', toIndex: 2 });
  const confirmed = replaceMovedCard(moved, buildCard('1', 'b', 'b2V'));
  expect(formatBoard(confirmed)).toBe('a:  | b: 4 5 1');
  expect(confirmed.lanes[1]?.totals).toEqual({ items: 3, amount: 300 });
});

test('when somebody changed the neighbours meanwhile, the rank of the server decides', () => {
  const moved = moveCard(board, { cardId: '1', toColumn: 'a', toIndex: 2 });
  expect(formatBoard(replaceMovedCard(moved, buildCard('1', 'a', 'a2V')))).toBe('a: 2 1 3 | b: 4 | c: ');
});

test('a refused move puts the card back and the totals with it', () => {
  const before = buildCard('1', 'a', 'a1');
  const moved = moveCard(board, { cardId: '1', toColumn: 'b', toIndex: 1 });
  const restored = revertCardMove(moved, before);
  expect(formatBoard(restored)).toBe(formatBoard(board));
  expect(restored.lanes.map((lane) => lane.totals)).toEqual(board.lanes.map((lane) => lane.totals));
});

test('a refused move of a card that left the board meanwhile brings nothing back', () => {
  const without = buildBoard(buildLane('a', ['2:a2']), buildLane('b', []));
  expect(revertCardMove(without, buildCard('1', 'a', 'a1'))).toBe(without);
});

test('a card beyond the loaded part of a column only counts', () => {
  const partly = buildBoard(buildLane('a', ['1:a1']), buildLane('b', ['4:b1'], { hasMore: true }));
  const placed = insertCard(partly, buildCard('1', 'b', 'b9'));
  expect(formatBoard(placed)).toBe('a:  | b: 4');
  expect(placed.lanes[1]?.totals).toEqual({ items: 2, amount: 200 });
});
