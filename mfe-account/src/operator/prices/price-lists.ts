import { type PriceKey, priceKeys, priceLabels } from '@girassol/account-domain/billing';
import type { PriceListOnDay } from '@girassol/account-domain/contract';
import { formatMoney, formatNumber } from '@girassol/shared-domain';

/** Prices in cents by key. */
export type Prices = PriceListOnDay['prices'];

/** Groups of the prices, as the page shows them. */
export const priceGroups: readonly { title: string; keys: readonly PriceKey[] }[] = [
  {
    title: 'Planos por 12 meses',
    keys: ['simple', 'crm', 'enterprise', 'enterprise5', 'enterprise10', 'enterprise20'],
  },
  { title: 'Por mês, no cartão', keys: ['crmRec'] },
  {
    title: 'Implantação e extras, uma vez',
    keys: ['standardConfig', 'premiumConfig', 'prop20', 'digSign20'],
  },
];

/** Returns the label of a price inside its group: the group says for how long it is. */
export const getPriceLabel = (key: PriceKey): string => priceLabels[key].replace(/, 12 meses$/, '');

/** Price lists by when they hold. */
export interface PriceListsByTime {
  /** Undefined before the first one holds. */
  current: PriceListOnDay | undefined;
  /** Soonest first. */
  coming: PriceListOnDay[];
  /** Latest first. */
  past: PriceListOnDay[];
}

/** Sorts price lists, the newest first, by whether they hold on the day `today`. */
export function sortPriceLists(lists: readonly PriceListOnDay[], today: string): PriceListsByTime {
  const [current, ...past] = lists.filter(({ validFrom }) => validFrom <= today);
  return { current, coming: lists.filter(({ validFrom }) => validFrom > today).toReversed(), past };
}

/** Describes how a price changes in percent: `+10,0 %`; `novo` for a price that was 0, null where it stays. */
export function describePriceChange(before: number, after: number): string | null {
  if (before === after) return null;
  if (before === 0) return 'novo';
  const percent = ((after - before) / before) * 100;
  return `${percent > 0 ? '+' : '−'}${formatNumber(Math.abs(percent), 1)} %`;
}

/** Lists the prices that differ, each in a line: `Plano CRM, 12 meses: R$ 99,00 → R$ 119,00 (+20,2 %)`. */
export const listPriceChanges = (before: Prices, after: Prices): string[] =>
  priceKeys.flatMap((key) => {
    const change = describePriceChange(before[key], after[key]);
    return change === null
      ? []
      : [
          `${priceLabels[key]}: ${formatMoney(before[key] / 100)} → ${formatMoney(after[key] / 100)} (${change})`,
        ];
  });
