import type { ConsumerUnit } from '../consumer-unit';
import type { StudyFinancingTerms } from '../finance/financing';
import type { IrradiationSources } from '../irradiation/irradiation';
import type { Kw, Kwp, Percent, Reais } from '../units';
import {
  type CalculationSettings,
  DEFAULT_TARIFF_INFLATION_PERCENT,
  defaultCalculationSettings,
} from './settings';

/**
 * Inputs from which the study of a proposal is calculated. Rates are in percent, as typed and stored. Unknown
 * values are null: without a power the study has no generation, without a price no viability.
 */
export interface ProposalInput {
  /** Calendar year of the first month; the engine has no clock. */
  startYear: number;
  /** Consumer units; see {@link toStudyConsumerUnits}. */
  energyBillData: readonly ConsumerUnit[];
  irradiation: IrradiationSources;
  losses?: Percent | null | undefined;
  /** Power of the chosen kit. */
  power?: Kwp | null | undefined;
  /** All inverters together. */
  inverterPower?: Kw | null | undefined;
  finalPrice?: Reais | null | undefined;
  inflation?: Percent | null | undefined;
  financing?: StudyFinancingTerms | null | undefined;
  settings?: Partial<CalculationSettings> | null | undefined;
}

/**
 * Returns the calculation settings for a proposal: those of the account, overridden by values of the
 * proposal.
 */
export function resolveCalculationSettings({
  settings,
  losses,
  inflation,
}: ProposalInput): CalculationSettings {
  const account = { ...defaultCalculationSettings, ...settings };
  return {
    ...account,
    losses: losses ?? account.losses,
    inflation: inflation ?? account.inflation ?? DEFAULT_TARIFF_INFLATION_PERCENT,
  };
}
