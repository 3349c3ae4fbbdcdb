import { boardKinds, boards } from '@girassol/shared-domain';
import { dataTitle, monthLabel, outcomeWords, shortNumber } from './data-words';

test('the figures of a board are named by its items, in their gender', () => {
  expect(dataTitle(boards.SALES)).toBe('Dados de vendas');
  expect(boardKinds.map((kind) => outcomeWords(boards[kind]).won)).toEqual([
    'Qualificados',
    'Ganhas',
    'Finalizadas',
    'Finalizados',
    'Finalizadas',
    'Finalizadas',
  ]);
  expect(outcomeWords(boards.PROJECT).lost).toBeNull();
});

test('months and large figures in few letters', () => {
  expect(monthLabel('2026-03', 'short')).toBe('mar');
  expect(monthLabel('2025-12', 'long')).toBe('dez/25');
  expect(shortNumber(1_250_000).replace(/\s/g, ' ')).toBe('1,3 mi');
});
