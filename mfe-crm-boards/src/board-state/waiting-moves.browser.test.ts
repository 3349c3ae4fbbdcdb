import type { WaitingWrite } from '@girassol/shared-auth';
import { buildBoard, buildLane, formatBoard } from './board.fixture';
import { applyWaitingMoves } from './waiting-moves';

const board = buildBoard(buildLane('a', ['1:a1', '2:a2', '3:a3']), buildLane('b', ['4:b1', '5:b2']));

const buildMove = (
  cardId: string,
  place: Record<string, unknown>,
  more: Partial<WaitingWrite> = {},
): WaitingWrite => ({
  key: cardId,
  owner: 'sol ana',
  call: 'PUT /kanbans/single/item/order/:kid/:itemId',
  params: { kid: 'board', itemId: cardId },
  body: place,
  record: cardId,
  title: 'Mudança de lugar',
  detail: '',
  path: '/',
  madeAt: 1,
  baseVersion: 'a',
  problem: null,
  current: null,
  ...more,
});

test.each([
  ['below the card above it', { column: 'b', order: 0, beforeItem: '4' }, 'a: 2 3 | b: 4 1 5'],
  [
    'above the card below it',
    { column: 'b', order: 9, beforeItem: null, afterItem: '4' },
    'a: 2 3 | b: 1 4 5',
  ],
  [
    'by number, where the neighbours are gone',
    { column: 'b', order: 1, beforeItem: 'x' },
    'a: 2 3 | b: 4 1 5',
  ],
])('a move that waits for a signal shows %s', (_where, place, expected) => {
  expect(formatBoard(applyWaitingMoves(board, [buildMove('1', place)]))).toBe(expected);
});

test('several moves show in the order in which they were made', () => {
  const moves = [
    buildMove('1', { column: 'b', order: 0, beforeItem: null }),
    buildMove('2', { column: 'b', order: 1, beforeItem: '1' }),
  ];
  expect(formatBoard(applyWaitingMoves(board, moves))).toBe('a: 3 | b: 1 2 4 5');
});

test('a move that was refused or has expired, and other writes, move nothing', () => {
  const place = { column: 'b', order: 0 };
  const writes = [
    buildMove('1', place, { problem: 'Recusada.' }),
    buildMove('2', place, { body: null }),
    buildMove('3', place, { call: 'POST /notes/new/:id' }),
  ];
  expect(applyWaitingMoves(board, writes)).toBe(board);
});
