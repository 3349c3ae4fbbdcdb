import { computeEnergyYears, type EnergyYearRow } from '../compensation/yearly-rows';
import { type ConsumptionAverages, computeConsumptionAverages, sumMonthlyConsumption } from '../consumption';
import {
  computeFirstYearGeneration,
  computeMonthlyYield,
  computePerformanceRatio,
  type FirstYearGeneration,
} from '../generation';
import { resolveSiteIrradiation, type SiteIrradiation } from '../irradiation/irradiation';
import { sum } from '../months';
import { computeKitPowers, computeTargetMonthlyGeneration, type KitPowers } from '../sizing';
import { findGeneratingUnit, toNormalizedConsumerUnits } from '../unit-terms';
import { type Fraction, type Kwh, type Kwp, percentToFraction } from '../units';
import { checkProposal } from '../validation/check-proposal';
import type { SolarProblem } from '../validation/solar-problem-list';
import { buildStudyAssumptions, type StudyAssumption } from './assumptions';
import { type ProposalInput, resolveCalculationSettings } from './proposal-input';
import type { CalculationSettings } from './settings';
import { computeViability, type StudyViability } from './viability';
import { findSolarWarnings, type SolarWarning } from './warnings';

/**
 * Suggested size of a proposal's system: monthly target in kWh, array power in kWp, powers for the kit
 * search, and yield of one kWp by month.
 */
export interface SystemSizing {
  /** kWh a month that it should give. */
  target: Kwh;
  targetPower: Kwp;
  /** Powers by which a kit is searched. */
  kitPowers: KitPowers;
  /** kWh that one kWp gives, January first. */
  yieldPerKwp: Kwh[];
}

/**
 * Generation of the system chosen in a proposal: first year by month, first-year generation as a share of the
 * consumption, and energy and bills of each year of the study.
 */
export interface GenerationStudy extends FirstYearGeneration {
  /** First year's generation as a share of the consumption. */
  offset: Fraction;
  years: EnergyYearRow[];
}

/** Study of a proposal: consumption, irradiation, sizing, generation, and viability. */
export interface ProposalStudy {
  consumption: ConsumptionAverages;
  monthlyConsumption: Kwh[];
  irradiation: SiteIrradiation;
  sizing: SystemSizing;
  /** Null before a kit is chosen. */
  generation: GenerationStudy | null;
  /** Null before there is a price. */
  viability: StudyViability | null;
  /** Settings of the calculation: those of the account, overridden by those of the proposal. */
  settings: CalculationSettings;
  assumptions: StudyAssumption[];
  warnings: SolarWarning[];
}

export type ProposalStudyResult =
  | { ok: true; study: ProposalStudy }
  | { ok: false; problems: SolarProblem[] };

/**
 * Calculates the study of a proposal, from consumption to financial indicators. The form calls this function
 * while the user types, the server when a proposal is saved. Invalid input returns the list of its problems;
 * numbers are never NaN.
 */
export function calculateProposal(input: ProposalInput): ProposalStudyResult {
  const problems = checkProposal(input);
  const irradiation = resolveSiteIrradiation(input.irradiation);
  if (!irradiation || problems.length > 0) return { ok: false, problems };

  const settings = resolveCalculationSettings(input);
  const terms = toNormalizedConsumerUnits(input.energyBillData);
  const yieldPerKwp = computeMonthlyYield(irradiation.monthly, computePerformanceRatio(settings.losses));
  const target = computeTargetMonthlyGeneration(terms, settings.subtractAvailability);
  const powers = computeKitPowers(terms, yieldPerKwp, settings.subtractAvailability);
  const consumption = computeConsumptionAverages(input.energyBillData);
  const study: ProposalStudy = {
    consumption,
    monthlyConsumption: sumMonthlyConsumption(input.energyBillData),
    irradiation,
    sizing: { target, targetPower: powers.power, kitPowers: powers, yieldPerKwp },
    generation: null,
    viability: null,
    settings,
    assumptions: buildStudyAssumptions(input, settings, irradiation),
    warnings: [],
  };
  if (!input.power) return { ok: true, study };

  const generation = computeFirstYearGeneration(input.power, yieldPerKwp);
  const years = computeEnergyYears({
    units: terms,
    generation: generation.monthly,
    degradation: {
      first: percentToFraction(settings.degradationFirst),
      next: percentToFraction(settings.degradation),
    },
    startYear: input.startYear,
    inflation: percentToFraction(settings.inflation),
    gdClass: settings.gdClass,
    fioBAfterTransition: percentToFraction(settings.fioBAfterTransition),
    minimumBillingMode: settings.minimumBillingMode,
  });
  const offset = generation.yearly / sum(study.monthlyConsumption);
  study.generation = { ...generation, offset, years };
  study.warnings = findSolarWarnings({ ...getDemand(input), power: input.power, offset });
  if (input.finalPrice) {
    study.viability = computeViability(input.finalPrice, years, settings, input.financing ?? null);
  }
  return { ok: true, study };
}

function getDemand({ energyBillData, inverterPower }: ProposalInput) {
  const generating = findGeneratingUnit(energyBillData);
  const isGroupA = generating?.tariffModality === 'A';
  return {
    inverterPower: inverterPower ?? null,
    demand: isGroupA ? (generating.demand ?? null) : null,
    demandGen: isGroupA ? (generating.demandGen ?? null) : null,
  };
}
