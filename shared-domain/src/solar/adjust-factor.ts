import type { ConsumerUnit } from './consumer-unit';
import type { Fraction } from './units';

type Tariffs = Pick<ConsumerUnit, 'kwhPrice' | 'kwhPricePeak' | 'tusd' | 'tusdPeak'>;

/**
 * Fator de ajuste: what an off-peak credit is worth on peak, `FA = TE / TE_peak`, by the energy part of the prices of the
 * unit where the credit is used. `TE = kwhPrice − tusd`; without either TUSD the full prices stand for it.
 * Null when an energy part is not positive.
 */
export function adjustFactor({ kwhPrice, kwhPricePeak, tusd, tusdPeak }: Tariffs): Fraction | null {
  const known = tusd && tusdPeak;
  const energy = kwhPrice - (known ? tusd : 0);
  const energyPeak = (kwhPricePeak ?? 0) - (known ? tusdPeak : 0);
  return energy > 0 && energyPeak > 0 ? energy / energyPeak : null;
}
