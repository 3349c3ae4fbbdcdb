import type { DistributedGenerationClass } from '../compensation/fio-b';
import type { MinimumBillingMode } from '../compensation/minimum-bill';
import type { EquipmentReplacement } from '../finance/cash-flow';
import { DEFAULT_LOSSES_PERCENT } from '../generation';
import type { Percent } from '../units';

/** Default yearly rise of energy tariffs, in percent (proposals-026). */
export const DEFAULT_TARIFF_INFLATION_PERCENT: Percent = 10;

/**
 * Settings of an account for calculating the viability studies of its proposals, such as losses and
 * degradation in percent.
 */
export interface CalculationSettings {
  losses: Percent;
  /** Loss of the modules in the first year and in each one after it. */
  degradationFirst: Percent;
  degradation: Percent;
  /** Leave the availability cost out of the energy a system is sized for. */
  subtractAvailability: boolean;
  minimumBillingMode: MinimumBillingMode;
  gdClass: DistributedGenerationClass;
  /** Share of Fio B from 2029 on, in percent; see {@link getFioBShare}. */
  fioBAfterTransition: Percent;
  inflation: Percent;
  /** Yearly; also the rate of VPL, discounted payback and LCOE. */
  interestRate1: Percent;
  interestRate1Name: string;
  interestRate2: Percent;
  interestRate2Name: string;
  /** Operation and maintenance a year, of the price. */
  maintenance: Percent;
  replacements: readonly EquipmentReplacement[];
}

export const defaultCalculationSettings: CalculationSettings = {
  losses: DEFAULT_LOSSES_PERCENT,
  degradationFirst: 2.5,
  degradation: 0.7,
  subtractAvailability: true,
  minimumBillingMode: 'ART16',
  gdClass: 'GD2',
  fioBAfterTransition: 100,
  inflation: DEFAULT_TARIFF_INFLATION_PERCENT,
  interestRate1: 6.17,
  interestRate1Name: 'Poupança',
  interestRate2: 10,
  interestRate2Name: 'CDI',
  maintenance: 0,
  replacements: [],
};
