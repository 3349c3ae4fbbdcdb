import { buildBoard, buildLane } from '../../board-state/board.fixture';
import {
  buildDragOverMessage,
  buildDroppedMessage,
  buildLiftedMessage,
  getDragInstructions,
} from './drag-messages';

const board = buildBoard(
  buildLane('a', ['1:a1', '2:a2'], { title: 'Novo contato', totals: { items: 40, amount: 0 } }),
  buildLane('b', ['4:b1'], { title: 'Proposta' }),
);

test('the instructions name the item of the board', () => {
  expect(getDragInstructions('SALES')).toContain('Enter abre a venda.');
  expect(getDragInstructions('PRE_SALES')).toContain('Enter abre o lead.');
});

test('lifting, moving and dropping are told in words', () => {
  expect(buildLiftedMessage(board, '2')).toBe(
    'Venda #00012, Venda 2, na mão: coluna Novo contato, posição 2 de 40.',
  );
  expect(buildDragOverMessage(board, '2', { droppableId: 'b', index: 0 })).toBe(
    'Coluna Proposta, posição 1 de 2.',
  );
  expect(buildDragOverMessage(board, '2', null)).toBe('Fora do quadro. Soltar aqui desiste do movimento.');
  expect(
    buildDroppedMessage(board, '2', { destination: { droppableId: 'b', index: 1 }, isCancelled: false }),
  ).toBe('Venda #00012, Venda 2, movida: coluna Proposta, posição 2 de 2.');
});

test('giving up and dropping in place are told too', () => {
  expect(buildDroppedMessage(board, '2', { destination: null, isCancelled: true })).toBe(
    'Movimento desfeito. Venda #00012, Venda 2, de volta à coluna Novo contato.',
  );
  expect(
    buildDroppedMessage(board, '2', { destination: { droppableId: 'a', index: 1 }, isCancelled: false }),
  ).toBe('Venda #00012, Venda 2, no mesmo lugar.');
});
