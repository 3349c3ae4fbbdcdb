import type { Fraction, Reais } from '../units';

/** Returns the net present value with the first flow today: `VPL = Σ CF_t / (1 + r)^t`, t from 0. */
export function computeNpv(flows: readonly Reais[], rate: Fraction): Reais {
  let value = 0;
  // Horner's rule from the last year back: one division a year.
  for (let year = flows.length - 1; year >= 0; year -= 1) value = value / (1 + rate) + (flows[year] ?? 0);
  return value;
}
