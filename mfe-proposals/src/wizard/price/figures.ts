import { formatMoney, formatNumber } from '@girassol/shared-domain';
import type { RevenueData } from '@girassol/shared-domain/contract';
import type { Fact } from '../../charts/FactList';
import { yearsText } from '../../proposal-parts/figures';

/** `18,5%` of a fraction; a dash where there is none. */
export const shareText = (fraction: number | null | undefined): string =>
  fraction === null || fraction === undefined ? '–' : `${formatNumber(fraction * 100, 1)}%`;

const WATTS_PER_KWP = 1_000;

/** `R$ 2,67/Wp` of reais per kWp. */
export const perWattText = (perKwp: number | undefined): string =>
  perKwp === undefined ? '–' : `${formatMoney(perKwp / WATTS_PER_KWP)}/Wp`;

/** What the company earns; nothing for whoever may not see it. */
export function earningFacts({ profit, profitPerKwp, effMargin, totalPerKwp }: RevenueData): Fact[] {
  if (profit === undefined) return [];
  return [
    { label: 'Preço por Wp', value: perWattText(totalPerKwp) },
    { label: 'Lucro', value: formatMoney(profit) },
    { label: 'Lucro por kWp', value: formatMoney(profitPerKwp ?? 0) },
    { label: 'Margem efetiva', value: shareText(effMargin) },
  ];
}

/** What the system is worth to the customer at a price. */
export function worthFacts({ finantialViability }: RevenueData): Fact[] {
  if (!finantialViability) return [];
  const { payback, roi, tir, lcoe, vpl, savings25 } = finantialViability;
  return [
    { label: 'Payback', value: yearsText(payback) },
    { label: 'ROI em 25 anos', value: shareText(roi) },
    { label: 'TIR ao ano', value: shareText(tir) },
    { label: 'LCOE', value: lcoe === null ? '–' : `${formatMoney(lcoe)}/kWh` },
    { label: 'VPL', value: vpl == null ? '–' : formatMoney(vpl) },
    ...(savings25 === undefined ? [] : [{ label: 'Economia em 25 anos', value: formatMoney(savings25) }]),
  ];
}

const HALF_A_CENT = 0.005;

/** `+ R$ 300,00`, `− R$ 300,00`, or that there is none. */
export function differenceText(reais: number): string {
  if (Math.abs(reais) < HALF_A_CENT) return 'nenhuma';
  return `${reais < 0 ? '−' : '+'} ${formatMoney(Math.abs(reais))}`;
}
