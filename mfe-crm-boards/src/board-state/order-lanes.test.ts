import { moveLane, withColumns } from './order-lanes';
import { shown, testBoard, testLane } from './testing';

const board = testBoard(testLane('a', ['1:a1']), testLane('b', ['2:b1']), testLane('c', []));

test('[boards-099] a column goes to its new place with its cards', () => {
  expect(shown(moveLane(board, 'a', 2))).toBe('b: 2 | c:  | a: 1');
  expect(shown(moveLane(board, 'c', 0))).toBe('c:  | a: 1 | b: 2');
  expect(shown(moveLane(board, 'a', 99))).toBe('b: 2 | c:  | a: 1');
});

test('a column that stays changes nothing', () => {
  expect(moveLane(board, 'b', 1)).toBe(board);
  expect(moveLane(board, 'gone', 1)).toBe(board);
});

test('[boards-101] the columns of an answer are taken in; known ones keep their cards', () => {
  const column = (_id: string, order: number, title: string) => ({ _id, order, title, inactivityWindow: 48 });
  const next = withColumns(board, {
    _id: 'board',
    type: 'SALES',
    columns: [column('d', 1, 'Nova'), column('b', 0, 'Outro nome')],
  });
  expect(shown(next)).toBe('b: 2 | d: ');
  expect(next.lanes[0]).toMatchObject({ title: 'Outro nome', inactivityWindow: 48 });
});
