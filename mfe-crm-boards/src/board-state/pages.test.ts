import { buildBoard, buildBoardAnswer, buildLane, formatBoard } from './board.fixture';
import { toBoardState } from './board-state';
import { getCursorsToLoad, mergeCardPage } from './pages';
import { getRangesBeyondFirstPage, loadCardsInRanges } from './rank-ranges';

const board = buildBoard(
  buildLane('a', ['1:a1', '2:a2', '3:a3'], { hasMore: true, totals: { items: 50, amount: 5000 } }),
  buildLane('b', ['4:b1']),
);

test('[boards-003, boards-098] the answer becomes columns in their order with cards in theirs', () => {
  const answer = buildBoardAnswer(board, ['a/2:a2', 'b/4:b1', 'a/1:a1'], {
    totals: { a: { items: 2, amount: 200 } },
    hasMoreItems: { a: true },
  });
  const made = toBoardState({
    ...answer,
    kanban: { ...answer.kanban, columns: answer.kanban.columns.reverse() },
  });
  expect(formatBoard(made)).toBe('a: 1 2 | b: 4');
  expect(made.lanes[0]).toMatchObject({ hasMore: true, cursor: 'a2', totals: { items: 2, amount: 200 } });
  expect(made.lanes[1]).toMatchObject({ hasMore: false, totals: { items: 0, amount: 0 } });
});

test('[boards-098] the next page goes to the end of its column', () => {
  const answer = buildBoardAnswer(board, ['a/5:a5', 'a/6:a6'], { hasMoreItems: { a: false } });
  const next = mergeCardPage(board, { a: 'a3' }, answer);
  expect(formatBoard(next)).toBe('a: 1 2 3 5 6 | b: 4');
  expect(next.lanes[0]).toMatchObject({ hasMore: false, cursor: 'a6' });
  expect(next.lanes[1]).toBe(board.lanes[1]);
});

test('a page read again is the truth about its stretch', () => {
  const answer = buildBoardAnswer(board, ['a/2:a2', 'a/9:a2V'], { hasMoreItems: { a: true } });
  expect(formatBoard(mergeCardPage(board, { a: 'a1' }, answer))).toBe('a: 1 2 9 3 | b: 4');
  const shrunk = buildBoardAnswer(board, ['a/3:a3'], { hasMoreItems: { a: true } });
  expect(formatBoard(mergeCardPage(board, { a: '' }, shrunk))).toBe('a: 3 | b: 4');
});

test('a card stands in one column only', () => {
  const answer = buildBoardAnswer(board, ['b/2:b2'], { hasMoreItems: { b: false } });
  expect(formatBoard(mergeCardPage(board, { b: 'b1' }, answer))).toBe('a: 1 3 | b: 4 2');
});

test('a shorter page read again does not pull the cursor back', () => {
  const answer = buildBoardAnswer(board, ['a/1:a1'], { hasMoreItems: { a: true } });
  expect(mergeCardPage(board, { a: '' }, answer).lanes[0]).toMatchObject({ cursor: 'a3', hasMore: true });
});

test('[shell-017] more cards are asked for when 80 percent of a column has been seen', () => {
  const cards = Array.from({ length: 20 }, (_, index) => `${index}:a${String(index).padStart(2, '0')}`);
  const long = buildBoard(buildLane('a', cards, { hasMore: true }), buildLane('b', ['4:b1']));
  expect(getCursorsToLoad(long, new Map([['a', 14]]))).toEqual({});
  expect(getCursorsToLoad(long, new Map([['a', 15]]))).toEqual({ a: 'a19' });
  expect(getCursorsToLoad(long, new Map([['b', 0]]))).toEqual({});
});

test('a long stretch is read page after page until its end is covered', async () => {
  const asked: unknown[] = [];
  const pages = [
    buildBoardAnswer(board, ['a/1:a1'], { hasMoreItems: { a: true } }),
    buildBoardAnswer(board, ['a/2:a2', 'a/3:a3'], { hasMoreItems: { a: true } }),
  ];
  const apply = await loadCardsInRanges({ a: { from: '', to: 'a2' } }, async (after) => {
    asked.push(after);
    const page = pages.shift();
    if (!page) throw new Error('asked too often');
    return page;
  });
  expect(asked).toEqual([{ a: '' }, { a: 'a1' }]);
  expect(formatBoard(apply(board))).toBe('a: 1 2 3 | b: 4');
});

test('a reload of the board brings back as much as was loaded before', () => {
  const fresh = buildBoard(buildLane('a', ['1:a1'], { hasMore: true }), buildLane('b', ['4:b1']));
  expect(getRangesBeyondFirstPage(fresh, board)).toEqual({ a: { from: 'a1', to: 'a3' } });
});
