import { formatMoney, formatNumber } from '@girassol/shared-domain';
import type { PriceBreakdown } from '@girassol/shared-domain/contract';
import { formatCostPerKwh } from '@girassol/shared-domain/solar';
import type { Fact } from '../../charts/FactList';
import { formatPayback } from '../../proposal-parts/figures';

/** Formats a fraction as a percentage: `18,5%` for 0.185; a dash for a missing fraction. */
export const formatFractionAsPercent = (fraction: number | null | undefined): string =>
  fraction === null || fraction === undefined ? '–' : `${formatNumber(fraction * 100, 1)}%`;

const WATTS_PER_KWP = 1_000;

/** Formats reais per kWp as a price per Wp: `R$ 2,67/Wp`. */
export const formatPricePerWatt = (perKwp: number | undefined): string =>
  perKwp === undefined ? '–' : `${formatMoney(perKwp / WATTS_PER_KWP)}/Wp`;

/**
 * Returns what the company earns with a price: price per Wp, profit, profit per kWp and effective margin.
 * Returns an empty list for people to whom the server does not disclose the profit.
 */
export function getCompanyEarningFacts({
  profit,
  profitPerKwp,
  effMargin,
  totalPerKwp,
}: PriceBreakdown): Fact[] {
  if (profit === undefined) return [];
  return [
    { label: 'Preço por Wp', value: formatPricePerWatt(totalPerKwp) },
    { label: 'Lucro', value: formatMoney(profit) },
    { label: 'Lucro por kWp', value: formatMoney(profitPerKwp ?? 0) },
    { label: 'Lucro sobre o preço', value: formatFractionAsPercent(effMargin) },
  ];
}

/** Returns the figures of the system's financial viability for the customer, such as the payback time. */
export function getViabilityFacts({ finantialViability }: PriceBreakdown): Fact[] {
  if (!finantialViability) return [];
  const { payback, roi, tir, lcoe, vpl, savings25 } = finantialViability;
  return [
    { label: 'Retorno', value: formatPayback(payback) },
    { label: 'ROI em 25 anos', value: formatFractionAsPercent(roi) },
    { label: 'TIR ao ano', value: formatFractionAsPercent(tir) },
    { label: 'LCOE', value: lcoe === null ? '–' : formatCostPerKwh(lcoe) },
    { label: 'VPL', value: vpl == null ? '–' : formatMoney(vpl) },
    ...(savings25 === undefined ? [] : [{ label: 'Economia em 25 anos', value: formatMoney(savings25) }]),
  ];
}

const HALF_A_CENT = 0.005;

/** Formats the difference of two prices in R$: `+ R$ 300,00`, `− R$ 300,00`, or "nenhuma" for zero. */
export function formatMoneyDifference(reais: number): string {
  if (Math.abs(reais) < HALF_A_CENT) return 'nenhuma';
  return `${reais < 0 ? '−' : '+'} ${formatMoney(Math.abs(reais))}`;
}
