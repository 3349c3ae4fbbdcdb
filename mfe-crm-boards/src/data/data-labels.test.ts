import { boardDescriptions, boardKinds } from '@girassol/shared-domain';
import { formatMonthLabel, formatShortNumber, getBoardDataTitle, getWonAndLostLabels } from './data-labels';

test('the figures of a board are named by its items, in their gender', () => {
  expect(getBoardDataTitle(boardDescriptions.SALES)).toBe('Dados de vendas');
  expect(boardKinds.map((kind) => getWonAndLostLabels(boardDescriptions[kind]).won)).toEqual([
    'Qualificados',
    'Ganhas',
    'Finalizadas',
    'Finalizados',
    'Finalizadas',
    'Finalizadas',
  ]);
  expect(getWonAndLostLabels(boardDescriptions.PROJECT).lost).toBeNull();
});

test('months and large figures in few letters', () => {
  expect(formatMonthLabel('2026-03', 'short')).toBe('mar');
  expect(formatMonthLabel('2025-12', 'long')).toBe('dez/25');
  expect(formatShortNumber(1_250_000).replace(/\s/g, ' ')).toBe('1,3 mi');
});
