import { formatMoney, formatNumber } from '../formats/numbers';
import { type Cents, reaisOf } from './cents';
import { type Ratio, toNumber } from './ratio';

/** One step of how a price came about, for a person who wants to follow it. */
export interface FormulaStep {
  key: string;
  /** `Preço do kit` */
  label: string;
  /** `R$ 9.800,00 ÷ (1 − 23% − 1%)` */
  expression: string;
  amount: Cents;
}

export const moneyText = (cents: Cents): string => formatMoney(reaisOf(cents));

/** A number with as many decimals as it has, six at most: `4,95`. */
export function numberText(value: Ratio): string {
  const text = formatNumber(toNumber(value), 6);
  return text.replace(/,?(?<!0)0+$/, '');
}

/** A factor as a percentage: 0.18 is `18%`. */
export const percentText = (share: Ratio): string =>
  `${numberText({ over: share.over * 100n, under: share.under })}%`;
