import { isOneLaneBoard } from './one-lane-board';

test('one lane fills the board of a phone, upright', () => {
  expect(isOneLaneBoard(390, 370)).toBe(true);
  expect(isOneLaneBoard(320, 288)).toBe(true);
});

test('wider boards show several lanes', () => {
  expect(isOneLaneBoard(768, 300)).toBe(false);
  expect(isOneLaneBoard(1208, 300)).toBe(false);
});

test('a board without lanes shows none', () => {
  expect(isOneLaneBoard(390, 0)).toBe(false);
});
