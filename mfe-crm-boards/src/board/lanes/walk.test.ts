import { testBoard, testLane } from '../state/testing';
import { firstPosition, walk } from './walk';

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
  expect(firstPosition(testBoard(testLane('b', []), testLane('c', ['4:c1'])))).toEqual({
    columnId: 'c',
    cardId: '4',
  });
  expect(firstPosition(testBoard(testLane('b', [])))).toBeNull();
});
