import { boardDescriptions, boardKinds } from '@girassol/shared-domain';
import {
  formatKeyAmount,
  formatMonthLabel,
  formatShortNumber,
  getBoardDataTitle,
  getWonAndLostLabels,
} from './data-labels';

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

test('a key figure in millions keeps two decimals; below, cents are rounded and not cut', () => {
  expect([3_965_040, 44_055.99, 1_000_000, 0].map(formatKeyAmount)).toEqual([
    'R$ 3,97 mi',
    'R$ 44.056',
    'R$ 1,00 mi',
    'R$ 0',
  ]);
});
