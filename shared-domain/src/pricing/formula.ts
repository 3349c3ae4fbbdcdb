import { formatMoney, formatNumber } from '../formats/numbers';
import { type Cents, centsToReais } from './cents';
import { type Ratio, ratioToNumber } from './ratio';

/**
 * Step of the calculation of a proposal's price, with label, formula and amount in cents, for display to
 * users who check the price.
 */
export interface PriceFormulaStep {
  key: string;
  /** `Preço do kit` */
  label: string;
  /** `R$ 9.800,00 ÷ (1 − 23% − 1%)` */
  expression: string;
  amount: Cents;
}

export const formatCents = (cents: Cents): string => formatMoney(centsToReais(cents));

/** Formats an exact number with all its decimals, at most six: `4,95`. */
export function formatRatio(value: Ratio): string {
  const text = formatNumber(ratioToNumber(value), 6);
  return text.replace(/,?(?<!0)0+$/, '');
}

/** Formats a factor as a percentage: 0.18 is `18%`. */
export const formatRatioAsPercent = (share: Ratio): string =>
  `${formatRatio({ over: share.over * 100n, under: share.under })}%`;
