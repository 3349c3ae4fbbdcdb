import { formatNumber } from '@girassol/shared-domain';
import type { Kit, Proposal } from '@girassol/shared-domain/contract';
import { sum } from '@girassol/shared-domain/solar';
import { computeStudy } from '../../wizard-frame/proposal-study';

/** Yield of a kit at the site of a proposal. */
export interface KitWorth {
  /** R$ per kWh of 25 years, of the kit alone. */
  pricePerKwh: number;
  /** kWh, the mean of the first year. */
  averageMonthly: number;
  /** Share of the consumption, 1 for all of it. */
  offset: number;
}

/**
 * Computes what a kit generates at the site of a proposal. Null while the consumption cannot be calculated, or
 * if the kit generates nothing there.
 */
export function computeKitWorth(kit: Kit, proposal: Proposal): KitWorth | null {
  const result = computeStudy(proposal, { power: kit.power });
  if (!result.ok || !result.study.generation) return null;
  const { years, offset, averageMonthly } = result.study.generation;
  const total = sum(years.map(({ generation }) => generation));
  return total > 0 ? { pricePerKwh: kit.kitData.kitPrice / total, averageMonthly, offset } : null;
}

/** Formats the generation of a kit and its share of the consumption: `700 kWh por mês, 104% do consumo`. */
export const formatKitGeneration = ({ averageMonthly, offset }: KitWorth): string =>
  `${formatNumber(averageMonthly, 0)} kWh por mês, ${formatNumber(offset * 100, 0)}% do consumo`;
