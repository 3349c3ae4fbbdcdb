import { formatMoney, formatNumber, formatPower } from '@girassol/shared-domain';
import type { DataSums } from '@girassol/shared-domain/contract';
import { shortNumber } from '../data-words';

/** What a chart counts. */
export interface Measure {
  id: keyof DataSums;
  label: string;
  full: (value: number) => string;
  /** On an axis. */
  short: (value: number) => string;
}

export const measures: readonly [Measure, ...Measure[]] = [
  { id: 'amount', label: 'Valor', full: formatMoney, short: shortNumber },
  { id: 'items', label: 'Quantidade', full: (value) => formatNumber(value, 0), short: shortNumber },
  { id: 'power', label: 'Potência', full: formatPower, short: shortNumber },
];
