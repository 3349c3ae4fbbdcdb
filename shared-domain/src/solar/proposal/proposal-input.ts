import type { ConsumerUnit } from '../consumer-unit';
import type { FinancingTerms } from '../finance/financing';
import type { IrradiationSources } from '../irradiation/irradiation';
import type { Kw, Kwp, Percent, Reais } from '../units';
import { type CalculationSettings, DEFAULT_INFLATION, defaultCalculationSettings } from './settings';

/**
 * All that a proposal's study is made from. Rates are in percent, as people type them and as they are stored. What is
 * not known yet is null: without a power there is no generation, without a price no viability.
 */
export interface ProposalInput {
  /** Calendar year of the first month; the engine has no clock. */
  startYear: number;
  /** See {@link unitsOfProposal}. */
  energyBillData: readonly ConsumerUnit[];
  irradiation: IrradiationSources;
  losses?: Percent | null;
  /** Of the chosen kit. */
  power?: Kwp | null;
  /** All inverters together. */
  inverterPower?: Kw | null;
  finalPrice?: Reais | null;
  inflation?: Percent | null;
  financing?: FinancingTerms | null;
  settings?: Partial<CalculationSettings> | null;
}

/** The account's settings, with what the proposal itself says instead. */
export function settingsOf({ settings, losses, inflation }: ProposalInput): CalculationSettings {
  const account = { ...defaultCalculationSettings, ...settings };
  return {
    ...account,
    losses: losses ?? account.losses,
    inflation: inflation ?? account.inflation ?? DEFAULT_INFLATION,
  };
}
