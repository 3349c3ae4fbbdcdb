import { boardFromAnswer } from './board-state';
import { cursorsToLoad, withPages } from './pages';
import { depthOf, readStretches } from './stretches';
import { shown, testAnswer, testBoard, testLane } from './testing';

const board = testBoard(
  testLane('a', ['1:a1', '2:a2', '3:a3'], { hasMore: true, totals: { items: 50, amount: 5000 } }),
  testLane('b', ['4:b1']),
);

test('[boards-003, boards-098] the answer becomes columns in their order with cards in theirs', () => {
  const answer = testAnswer(board, ['a/2:a2', 'b/4:b1', 'a/1:a1'], {
    totals: { a: { items: 2, amount: 200 } },
    hasMoreItems: { a: true },
  });
  const made = boardFromAnswer({
    ...answer,
    kanban: { ...answer.kanban, columns: answer.kanban.columns.reverse() },
  });
  expect(shown(made)).toBe('a: 1 2 | b: 4');
  expect(made.lanes[0]).toMatchObject({ hasMore: true, cursor: 'a2', totals: { items: 2, amount: 200 } });
  expect(made.lanes[1]).toMatchObject({ hasMore: false, totals: { items: 0, amount: 0 } });
});

test('[boards-098] the next page goes to the end of its column', () => {
  const answer = testAnswer(board, ['a/5:a5', 'a/6:a6'], { hasMoreItems: { a: false } });
  const next = withPages(board, { a: 'a3' }, answer);
  expect(shown(next)).toBe('a: 1 2 3 5 6 | b: 4');
  expect(next.lanes[0]).toMatchObject({ hasMore: false, cursor: 'a6' });
  expect(next.lanes[1]).toBe(board.lanes[1]);
});

test('a page read again is the truth about its stretch', () => {
  const answer = testAnswer(board, ['a/2:a2', 'a/9:a2V'], { hasMoreItems: { a: true } });
  expect(shown(withPages(board, { a: 'a1' }, answer))).toBe('a: 1 2 9 3 | b: 4');
  const shrunk = testAnswer(board, ['a/3:a3'], { hasMoreItems: { a: true } });
  expect(shown(withPages(board, { a: '' }, shrunk))).toBe('a: 3 | b: 4');
});

test('a card stands in one column only', () => {
  const answer = testAnswer(board, ['b/2:b2'], { hasMoreItems: { b: false } });
  expect(shown(withPages(board, { b: 'b1' }, answer))).toBe('a: 1 3 | b: 4 2');
});

test('a shorter page read again does not pull the cursor back', () => {
  const answer = testAnswer(board, ['a/1:a1'], { hasMoreItems: { a: true } });
  expect(withPages(board, { a: '' }, answer).lanes[0]).toMatchObject({ cursor: 'a3', hasMore: true });
});

test('[shell-017] more cards are asked for when 80 percent of a column has been seen', () => {
  const cards = Array.from({ length: 20 }, (_, index) => `${index}:a${String(index).padStart(2, '0')}`);
  const long = testBoard(testLane('a', cards, { hasMore: true }), testLane('b', ['4:b1']));
  expect(cursorsToLoad(long, new Map([['a', 14]]))).toEqual({});
  expect(cursorsToLoad(long, new Map([['a', 15]]))).toEqual({ a: 'a19' });
  expect(cursorsToLoad(long, new Map([['b', 0]]))).toEqual({});
});

test('a long stretch is read page after page until its end is covered', async () => {
  const asked: unknown[] = [];
  const pages = [
    testAnswer(board, ['a/1:a1'], { hasMoreItems: { a: true } }),
    testAnswer(board, ['a/2:a2', 'a/3:a3'], { hasMoreItems: { a: true } }),
  ];
  const apply = await readStretches({ a: { from: '', to: 'a2' } }, async (after) => {
    asked.push(after);
    const page = pages.shift();
    if (!page) throw new Error('asked too often');
    return page;
  });
  expect(asked).toEqual([{ a: '' }, { a: 'a1' }]);
  expect(shown(apply(board))).toBe('a: 1 2 3 | b: 4');
});

test('a reload of the board brings back as much as was loaded before', () => {
  const fresh = testBoard(testLane('a', ['1:a1'], { hasMore: true }), testLane('b', ['4:b1']));
  expect(depthOf(fresh, board)).toEqual({ a: { from: 'a1', to: 'a3' } });
});
