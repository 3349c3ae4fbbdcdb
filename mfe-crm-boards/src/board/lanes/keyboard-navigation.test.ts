import { buildBoard, buildLane } from '../../board-state/board.fixture';
import { getNextFocusedCard, resolveFocusedCard } from './keyboard-navigation';

const board = buildBoard(
  buildLane('a', ['1:a1', '2:a2', '3:a3']),
  buildLane('b', []),
  buildLane('c', ['4:c1']),
);
const from = { columnId: 'a', cardId: '2' };

test.each([
  ['ArrowUp', '1'],
  ['ArrowDown', '3'],
  ['Home', '1'],
  ['End', '3'],
  ['ArrowRight', '4'],
])('%s leads to card %s', (key, cardId) => {
  expect(getNextFocusedCard(board, from, key)?.cardId).toBe(cardId);
});

test('there is no way out of the board, and other keys lead nowhere', () => {
  expect(getNextFocusedCard(board, from, 'ArrowLeft')).toBeNull();
  expect(getNextFocusedCard(board, from, 'x')).toBeNull();
  expect(getNextFocusedCard(board, { columnId: 'a', cardId: 'gone' }, 'ArrowDown')).toBeNull();
  expect(getNextFocusedCard(board, { columnId: 'c', cardId: '4' }, 'ArrowRight')).toBeNull();
});

test('the Tab key enters at the first card', () => {
  expect(resolveFocusedCard(buildBoard(buildLane('b', []), buildLane('c', ['4:c1'])), null)).toEqual({
    columnId: 'c',
    cardId: '4',
    index: 0,
  });
  expect(resolveFocusedCard(buildBoard(buildLane('b', [])), null)).toBeNull();
});

test('a card is followed where it goes; of one that left, its neighbour is what is left', () => {
  const at = { columnId: 'a', cardId: '2', index: 1 };
  const moved = buildBoard(buildLane('a', ['1:a1', '3:a3']), buildLane('b', ['2:b1']));
  expect(resolveFocusedCard(moved, at)).toEqual({ columnId: 'b', cardId: '2', index: 0 });
  const left = buildBoard(buildLane('a', ['1:a1', '3:a3']), buildLane('c', ['4:c1']));
  expect(resolveFocusedCard(left, at)?.cardId).toBe('3');
  expect(resolveFocusedCard(left, { columnId: 'a', cardId: 'gone', index: 2 })?.cardId).toBe('3');
  const emptied = buildBoard(buildLane('a', []), buildLane('c', ['4:c1']));
  expect(resolveFocusedCard(emptied, at)?.cardId).toBe('4');
});
