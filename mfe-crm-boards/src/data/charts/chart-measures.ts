import { formatMoney, formatNumber, formatPower } from '@girassol/shared-domain';
import type { BoardFigureSums } from '@girassol/shared-domain/contract';
import { formatShortNumber } from '../data-labels';

/**
 * Measure that a chart of a board can display: amount, number or power of items, with formats for full
 * figures and for axes.
 */
export interface ChartMeasure {
  id: keyof BoardFigureSums;
  label: string;
  full: (value: number) => string;
  /** On an axis. */
  short: (value: number) => string;
}

/** Measures that the charts of a board can display; the first is the default. */
export const chartMeasures: readonly [ChartMeasure, ...ChartMeasure[]] = [
  { id: 'amount', label: 'Valor', full: formatMoney, short: formatShortNumber },
  { id: 'items', label: 'Quantidade', full: (value) => formatNumber(value, 0), short: formatShortNumber },
  { id: 'power', label: 'Potência', full: formatPower, short: formatShortNumber },
];
