import { computeAdjustmentFactor } from './adjust-factor';
import {
  availabilityCostKwh,
  type ConsumerUnit,
  defaultSimultaneityPercent,
  type TariffGroup,
} from './consumer-unit';
import { MONTHS_PER_YEAR, sum } from './months';
import { type Fraction, type Kw, type Kwh, percentToFraction, type Reais, type ReaisPerKwh } from './units';

/**
 * Network tariffs of a consumer unit in R$/kWh at today's prices: Fio B off and on peak, Fio A, sector
 * charges and the tax that stays due on compensated energy.
 */
export interface NetworkTariffs {
  b: ReaisPerKwh;
  bPeak: ReaisPerKwh;
  a: ReaisPerKwh;
  sector: ReaisPerKwh;
  tax: ReaisPerKwh;
}

/**
 * Consumer unit with the values that the formulas of the study need: no value is absent, shares are fractions
 * and tariffs are today's.
 */
export interface NormalizedConsumerUnit {
  group: TariffGroup;
  consumption: readonly Kwh[];
  consumptionPeak: readonly Kwh[];
  /** Group B: kWh a month that are always paid. */
  availability: Kwh;
  price: ReaisPerKwh;
  pricePeak: ReaisPerKwh;
  wire: NetworkTariffs;
  /** Group A; 1 elsewhere. */
  adjustFactor: Fraction;
  simultaneity: Fraction;
  /** R$ a month whatever is consumed: demand of group A and public lighting. */
  fixed: Reais;
  /** Contracted demand of group A; 0 elsewhere. */
  demand: Kw;
  /** R$ a month more for a generator stronger than the contracted demand (TUSDg). */
  generatorDemand: Reais;
  newConnection: boolean;
  /** Share of the surplus; what the generating unit has of it stays its own credit. All sum to 1. */
  share: Fraction;
}

const noMonths: readonly Kwh[] = Array.from({ length: MONTHS_PER_YEAR }, () => 0);

type MayGenerate = Pick<ConsumerUnit, 'isGenerator'>;

/**
 * Returns the index of the generating unit among consumer units: the unit marked with `isGenerator`, else
 * index 0.
 */
export const findGeneratingUnitIndex = (units: readonly MayGenerate[]): number =>
  Math.max(
    0,
    units.findIndex(({ isGenerator }) => isGenerator),
  );

/** Returns the consumer unit that generates; undefined if there are no units. */
export const findGeneratingUnit = <U extends MayGenerate>(units: readonly U[]): U | undefined =>
  units[findGeneratingUnitIndex(units)];

/**
 * Converts the consumer units of a proposal for calculation, with the generating unit first. If the user
 * entered no shares, the other units share the surplus by their yearly consumption `E + Ep/FA`; without other
 * units the surplus stays with the generating unit.
 */
export function toNormalizedConsumerUnits(units: readonly ConsumerUnit[]): NormalizedConsumerUnit[] {
  const generator = findGeneratingUnitIndex(units);
  const ordered = [
    ...units.slice(generator, generator + 1),
    ...units.filter((_, index) => index !== generator),
  ];
  const terms = ordered.map(toTerms);
  const isEntered = ordered.some(({ share }) => share !== null && share !== undefined);
  const weights = terms.map((unit, index) => {
    if (isEntered) return ordered[index]?.share ?? 0;
    return index === 0 ? 0 : equivalentConsumption(unit);
  });
  const total = sum(weights);
  for (const [index, unit] of terms.entries()) {
    unit.share = total > 0 ? (weights[index] ?? 0) / total : Number(index === 0);
  }
  return terms;
}

/** Yearly consumption in kWh off peak. */
const equivalentConsumption = (unit: NormalizedConsumerUnit): Kwh =>
  sum(unit.consumption) + sum(unit.consumptionPeak) / unit.adjustFactor;

function toTerms(unit: ConsumerUnit): NormalizedConsumerUnit {
  const isGroupA = unit.tariffModality === 'A';
  const viability = unit.finViabilityData ?? {};
  const b = viability.bWireNotApplicable ? 0 : (viability.bWireValue ?? 0);
  return {
    group: unit.tariffModality,
    consumption: unit.monthlyConsumption,
    consumptionPeak: (isGroupA && unit.monthlyConsumptionPeak) || noMonths,
    availability: isGroupA ? 0 : availabilityCostKwh[unit.phase ?? 'Monofásica'],
    price: unit.kwhPrice,
    pricePeak: (isGroupA && unit.kwhPricePeak) || 0,
    wire: {
      b,
      bPeak: viability.bWireValuePeak ?? b,
      a: viability.aWireValue ?? 0,
      sector: viability.sectorCharges ?? 0,
      tax: viability.nonCompensableTax ?? 0,
    },
    adjustFactor: (isGroupA && computeAdjustmentFactor(unit)) || 1,
    simultaneity: percentToFraction(viability.simultaneityFactor ?? defaultSimultaneityPercent[unit.ucType]),
    fixed: (isGroupA ? demandCost(unit) : 0) + (unit.publicLighting ?? 0),
    demand: (isGroupA && unit.demand) || 0,
    generatorDemand: isGroupA ? generatorDemandCost(unit) : 0,
    newConnection: unit.newConnection ?? false,
    share: 0,
  };
}

/** Contracted demand is never compensated: Verde pays one, Azul one more on peak. R$ a month. */
function demandCost(unit: ConsumerUnit): Reais {
  const offPeak = (unit.demand ?? 0) * (unit.demandTariff ?? 0);
  const onPeak = unit.classification === 'Azul' ? (unit.demandPeak ?? 0) * (unit.demandTariffPeak ?? 0) : 0;
  return offPeak + onPeak;
}

/** TUSDg: what the generator's demand has above the contracted one, R$ a month (Lei 14.300/2022, art. 18). */
const generatorDemandCost = (unit: ConsumerUnit): Reais =>
  Math.max(0, (unit.demandGen ?? 0) - (unit.demand ?? 0)) * (unit.demandTariffTusdG ?? 0);
