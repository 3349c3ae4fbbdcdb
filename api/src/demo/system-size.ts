import { formatNumber } from '@girassol/shared-domain';
import type { DemoCustomer } from './customers';
import type { DemoRandom } from './demo-random';

/** Size of the solar system in a demonstration sale: modules, power and price. */
export interface SystemSize {
  modules: number;
  /** Wp of one. */
  watts: number;
  /** kWp */
  power: number;
  amountCents: number;
}

/** Watts of the modules on the market. */
const moduleWatts: [number, ...number[]] = [550, 555, 570, 585, 610];

/**
 * Computes a random size and the price of a solar system for a demonstration customer: R$ 4,350 per kWp for
 * small systems to R$ 3,800 for large ones.
 */
export function computeDemoSystemSize(random: DemoRandom, customer: DemoCustomer): SystemSize {
  const modules = random.int(...customer.modules);
  const watts = random.pick(moduleWatts);
  const power = Math.round((modules * watts) / 10) / 100;
  const price = power * (4_350 - 12.5 * power) * (0.96 + random.next() * 0.08);
  const reais = Math.round(Math.min(180_000, Math.max(9_000, price)) / 10) * 10;
  return { modules, watts, power, amountCents: reais * 100 };
}

/**
 * Formats the name of a demonstration lead: the customer's building, and the monthly bill that the system
 * would save, rounded to R$ 10.
 */
export const formatLeadName = ({ works }: DemoCustomer, amountCents: number): string =>
  `${works}, R$ ${formatNumber(Math.round(amountCents / 4_200 / 10) * 10, 0)}/mês`;

/** Rounds the price of a system to what is said of it before a proposal: whole thousands of reais, in cents. */
export const roundLeadEstimate = (amountCents: number): number => Math.round(amountCents / 100_000) * 100_000;
