import { buildBoard, buildLane, formatBoard } from './board.fixture';
import { mergeColumns, moveLane } from './order-lanes';

const board = buildBoard(buildLane('a', ['1:a1']), buildLane('b', ['2:b1']), buildLane('c', []));

test('[boards-099] a column goes to its new place with its cards', () => {
  expect(formatBoard(moveLane(board, 'a', 2))).toBe('b: 2 | c:  | a: 1');
  expect(formatBoard(moveLane(board, 'c', 0))).toBe('c:  | a: 1 | b: 2');
  expect(formatBoard(moveLane(board, 'a', 99))).toBe('b: 2 | c:  | a: 1');
});

test('a column that stays changes nothing', () => {
  expect(moveLane(board, 'b', 1)).toBe(board);
  expect(moveLane(board, 'gone', 1)).toBe(board);
});

test('[boards-101] the columns of an answer are taken in; known ones keep their cards', () => {
  const column = (_id: string, order: number, title: string) => ({ _id, order, title, inactivityWindow: 48 });
  const next = mergeColumns(board, {
    _id: 'board',
    type: 'SALES',
    columns: [column('d', 1, 'Nova'), column('b', 0, 'Outro nome')],
  });
  expect(formatBoard(next)).toBe('b: 2 | d: ');
  expect(next.lanes[0]).toMatchObject({ title: 'Outro nome', inactivityWindow: 48 });
});
