import type { ConsumerUnit } from './consumer-unit';
import type { Fraction } from './units';

type Tariffs = Pick<ConsumerUnit, 'kwhPrice' | 'kwhPricePeak' | 'tusd' | 'tusdPeak'>;

/**
 * Returns the adjustment factor (fator de ajuste) `FA = TE / TE_peak`: the on-peak kWh that an off-peak
 * credit of one kWh compensates in the unit that uses the credit. TE is the energy part of a price, `TE =
 * kwhPrice − tusd`; if either TUSD is missing, the full prices are used instead. Null if an energy part is
 * not positive.
 */
export function computeAdjustmentFactor({
  kwhPrice,
  kwhPricePeak,
  tusd,
  tusdPeak,
}: Tariffs): Fraction | null {
  const known = tusd && tusdPeak;
  const energy = kwhPrice - (known ? tusd : 0);
  const energyPeak = (kwhPricePeak ?? 0) - (known ? tusdPeak : 0);
  return energy > 0 && energyPeak > 0 ? energy / energyPeak : null;
}
