import type { GdClass } from '../compensation/fio-b';
import type { MinimumBillingMode } from '../compensation/minimum-bill';
import type { Replacement } from '../finance/cash-flow';
import { DEFAULT_LOSSES } from '../generation';
import type { Percent } from '../units';

/** Yearly rise of energy tariffs when nobody entered one (proposals-026). */
export const DEFAULT_INFLATION: Percent = 10;

/** What an account decides once for all its proposals. */
export interface CalculationSettings {
  losses: Percent;
  /** Loss of the modules in the first year and in each one after it. */
  degradationFirst: Percent;
  degradation: Percent;
  /** Leave the availability cost out of the energy a system is sized for. */
  subtractAvailability: boolean;
  minimumBillingMode: MinimumBillingMode;
  gdClass: GdClass;
  /** Share of Fio B from 2029 on; see {@link fioBPercent}. */
  fioBAfterTransition: Percent;
  inflation: Percent;
  /** Yearly; also the rate of VPL, discounted payback and LCOE. */
  interestRate1: Percent;
  interestRate1Name: string;
  interestRate2: Percent;
  interestRate2Name: string;
  /** Operation and maintenance a year, of the price. */
  maintenance: Percent;
  replacements: readonly Replacement[];
}

export const defaultCalculationSettings: CalculationSettings = {
  losses: DEFAULT_LOSSES,
  degradationFirst: 2.5,
  degradation: 0.7,
  subtractAvailability: true,
  minimumBillingMode: 'ART16',
  gdClass: 'GD2',
  fioBAfterTransition: 100,
  inflation: DEFAULT_INFLATION,
  interestRate1: 6.17,
  interestRate1Name: 'Poupança',
  interestRate2: 10,
  interestRate2Name: 'CDI',
  maintenance: 0,
  replacements: [],
};
