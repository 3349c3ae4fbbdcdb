import { type YearRow, yearlyRows } from '../compensation/yearly-rows';
import { type ConsumptionAverages, consumptionAverages, monthlyConsumptionOf } from '../consumption';
import { type Generation, generationOf, monthlyYield, performanceRatio } from '../generation';
import { type Irradiation, irradiationOf } from '../irradiation/irradiation';
import { sum } from '../months';
import { type KitPowers, kitPowers, sizingTarget } from '../sizing';
import { generatorOf, unitTermsOf } from '../unit-terms';
import { type Fraction, fractionOf, type Kwh, type Kwp } from '../units';
import { checkProposal } from '../validation/check-proposal';
import type { SolarProblem } from '../validation/problem-list';
import { type Assumption, assumptionsOf } from './assumptions';
import { type ProposalInput, settingsOf } from './proposal-input';
import type { CalculationSettings } from './settings';
import { type Viability, viabilityOf } from './viability';
import { type SolarWarning, warningsOf } from './warnings';

/** How large a system should be. */
export interface Sizing {
  /** kWh a month that it should give. */
  target: Kwh;
  targetPower: Kwp;
  /** What a kit is looked for by. */
  kitPowers: KitPowers;
  /** kWh that one kWp gives, January first. */
  yieldPerKwp: Kwh[];
}

/** What the chosen power gives. */
export interface GenerationStudy extends Generation {
  /** First year's generation as a share of the consumption. */
  offset: Fraction;
  years: YearRow[];
}

/** Everything a proposal shows about energy and money. */
export interface ProposalStudy {
  consumption: ConsumptionAverages;
  monthlyConsumption: Kwh[];
  irradiation: Irradiation;
  sizing: Sizing;
  /** Null before a kit is chosen. */
  generation: GenerationStudy | null;
  /** Null before there is a price. */
  viability: Viability | null;
  /** What it was calculated with: the account's settings, and what the proposal says instead. */
  settings: CalculationSettings;
  assumptions: Assumption[];
  warnings: SolarWarning[];
}

export type ProposalResult = { ok: true; study: ProposalStudy } | { ok: false; problems: SolarProblem[] };

/**
 * A proposal from consumption to indicators. The form calls it while a person types, the server when it saves: the
 * same numbers. Data that cannot be calculated is answered with all its problems, never with NaN.
 */
export function calculateProposal(input: ProposalInput): ProposalResult {
  const problems = checkProposal(input);
  const irradiation = irradiationOf(input.irradiation);
  if (!irradiation || problems.length > 0) return { ok: false, problems };

  const settings = settingsOf(input);
  const terms = unitTermsOf(input.energyBillData);
  const yieldPerKwp = monthlyYield(irradiation.monthly, performanceRatio(settings.losses));
  const target = sizingTarget(terms, settings.subtractAvailability);
  const powers = kitPowers(terms, yieldPerKwp, settings.subtractAvailability);
  const consumption = consumptionAverages(input.energyBillData);
  const study: ProposalStudy = {
    consumption,
    monthlyConsumption: monthlyConsumptionOf(input.energyBillData),
    irradiation,
    sizing: { target, targetPower: powers.power, kitPowers: powers, yieldPerKwp },
    generation: null,
    viability: null,
    settings,
    assumptions: assumptionsOf(input, settings, irradiation),
    warnings: [],
  };
  if (!input.power) return { ok: true, study };

  const generation = generationOf(input.power, yieldPerKwp);
  const years = yearlyRows({
    units: terms,
    generation: generation.monthly,
    degradation: { first: fractionOf(settings.degradationFirst), next: fractionOf(settings.degradation) },
    startYear: input.startYear,
    inflation: fractionOf(settings.inflation),
    gdClass: settings.gdClass,
    fioBAfterTransition: fractionOf(settings.fioBAfterTransition),
    minimumBillingMode: settings.minimumBillingMode,
  });
  const offset = generation.yearly / sum(study.monthlyConsumption);
  study.generation = { ...generation, offset, years };
  study.warnings = warningsOf({ ...demandOf(input), power: input.power, offset });
  if (input.finalPrice) {
    study.viability = viabilityOf(input.finalPrice, years, settings, input.financing ?? null);
  }
  return { ok: true, study };
}

function demandOf({ energyBillData, inverterPower }: ProposalInput) {
  const generating = generatorOf(energyBillData);
  const isGroupA = generating?.tariffModality === 'A';
  return {
    inverterPower: inverterPower ?? null,
    demand: isGroupA ? (generating.demand ?? null) : null,
    demandGen: isGroupA ? (generating.demandGen ?? null) : null,
  };
}
