import { testBoard, testLane } from '../../board-state/testing';
import { currentPlace, walk } from './walk';

const board = testBoard(testLane('a', ['1:a1', '2:a2', '3:a3']), testLane('b', []), testLane('c', ['4:c1']));
const from = { columnId: 'a', cardId: '2' };

test.each([
  ['ArrowUp', '1'],
  ['ArrowDown', '3'],
  ['Home', '1'],
  ['End', '3'],
  ['ArrowRight', '4'],
])('%s leads to card %s', (key, cardId) => {
  expect(walk(board, from, key)?.cardId).toBe(cardId);
});

test('there is no way out of the board, and other keys lead nowhere', () => {
  expect(walk(board, from, 'ArrowLeft')).toBeNull();
  expect(walk(board, from, 'x')).toBeNull();
  expect(walk(board, { columnId: 'a', cardId: 'gone' }, 'ArrowDown')).toBeNull();
  expect(walk(board, { columnId: 'c', cardId: '4' }, 'ArrowRight')).toBeNull();
});

test('the Tab key enters at the first card', () => {
  expect(currentPlace(testBoard(testLane('b', []), testLane('c', ['4:c1'])), null)).toEqual({
    columnId: 'c',
    cardId: '4',
    index: 0,
  });
  expect(currentPlace(testBoard(testLane('b', [])), null)).toBeNull();
});

test('a card is followed where it goes; of one that left, its neighbour is what is left', () => {
  const at = { columnId: 'a', cardId: '2', index: 1 };
  const moved = testBoard(testLane('a', ['1:a1', '3:a3']), testLane('b', ['2:b1']));
  expect(currentPlace(moved, at)).toEqual({ columnId: 'b', cardId: '2', index: 0 });
  const left = testBoard(testLane('a', ['1:a1', '3:a3']), testLane('c', ['4:c1']));
  expect(currentPlace(left, at)?.cardId).toBe('3');
  expect(currentPlace(left, { columnId: 'a', cardId: 'gone', index: 2 })?.cardId).toBe('3');
  const emptied = testBoard(testLane('a', []), testLane('c', ['4:c1']));
  expect(currentPlace(emptied, at)?.cardId).toBe('4');
});
