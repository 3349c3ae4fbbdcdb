import type { DemoCustomer } from './customers';
import type { Random } from './random';

/** A photovoltaic system as a sale describes it. */
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

/** A system of the size the customer asks for. R$ 4,350 per kWp for a small one, R$ 3,800 for a large one. */
export function systemFor(random: Random, customer: DemoCustomer): SystemSize {
  const modules = random.int(...customer.modules);
  const watts = random.pick(moduleWatts);
  const power = Math.round((modules * watts) / 10) / 100;
  const price = power * (4_350 - 12.5 * power) * (0.96 + random.next() * 0.08);
  const reais = Math.round(Math.min(180_000, Math.max(9_000, price)) / 10) * 10;
  return { modules, watts, power, amountCents: reais * 100 };
}

/** What a lead is called: the customer's building and the bill that a system of this size would save, rounded to R$ 10. */
export const leadName = ({ works }: DemoCustomer, amountCents: number): string =>
  `${works}, conta de R$ ${Math.round(amountCents / 4_200 / 10) * 10}`;
