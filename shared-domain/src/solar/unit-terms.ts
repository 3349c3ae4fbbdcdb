import { adjustFactor } from './adjust-factor';
import { availabilityOf, type ConsumerUnit, defaultSimultaneity, type TariffGroup } from './consumer-unit';
import { MONTHS, sum } from './months';
import { type Fraction, fractionOf, type Kw, type Kwh, type Reais, type ReaisPerKwh } from './units';

/** Network charges of a unit at today's tariffs. */
export interface WireTariffs {
  b: ReaisPerKwh;
  bPeak: ReaisPerKwh;
  a: ReaisPerKwh;
  sector: ReaisPerKwh;
  tax: ReaisPerKwh;
}

/** A consumer unit as the formulas want it: nothing absent, shares as fractions, tariffs of today. */
export interface UnitTerms {
  group: TariffGroup;
  consumption: readonly Kwh[];
  consumptionPeak: readonly Kwh[];
  /** Group B: kWh a month that are always paid. */
  availability: Kwh;
  price: ReaisPerKwh;
  pricePeak: ReaisPerKwh;
  wire: WireTariffs;
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

const noMonths: readonly Kwh[] = Array.from({ length: MONTHS }, () => 0);

type MayGenerate = Pick<ConsumerUnit, 'isGenerator'>;

/** Index of the unit where the system stands: the one that says so, else the first. */
export const generatorIndex = (units: readonly MayGenerate[]): number =>
  Math.max(
    0,
    units.findIndex(({ isGenerator }) => isGenerator),
  );

/** The unit where the system stands; undefined where there is none yet. */
export const generatorOf = <U extends MayGenerate>(units: readonly U[]): U | undefined =>
  units[generatorIndex(units)];

/**
 * The units of a proposal, ready to calculate with, the generating one first. Where nobody entered shares, the others
 * share the surplus by their yearly consumption `E + Ep/FA`; what has nobody to go to stays with the generating unit.
 */
export function unitTermsOf(units: readonly ConsumerUnit[]): UnitTerms[] {
  const generator = generatorIndex(units);
  const ordered = [
    ...units.slice(generator, generator + 1),
    ...units.filter((_, index) => index !== generator),
  ];
  const terms = ordered.map(termsOf);
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
const equivalentConsumption = (unit: UnitTerms): Kwh =>
  sum(unit.consumption) + sum(unit.consumptionPeak) / unit.adjustFactor;

function termsOf(unit: ConsumerUnit): UnitTerms {
  const isGroupA = unit.tariffModality === 'A';
  const viability = unit.finViabilityData ?? {};
  const b = viability.bWireNotApplicable ? 0 : (viability.bWireValue ?? 0);
  return {
    group: unit.tariffModality,
    consumption: unit.monthlyConsumption,
    consumptionPeak: (isGroupA && unit.monthlyConsumptionPeak) || noMonths,
    availability: isGroupA ? 0 : availabilityOf[unit.phase ?? 'Monofásica'],
    price: unit.kwhPrice,
    pricePeak: (isGroupA && unit.kwhPricePeak) || 0,
    wire: {
      b,
      bPeak: viability.bWireValuePeak ?? b,
      a: viability.aWireValue ?? 0,
      sector: viability.sectorCharges ?? 0,
      tax: viability.nonCompensableTax ?? 0,
    },
    adjustFactor: (isGroupA && adjustFactor(unit)) || 1,
    simultaneity: fractionOf(viability.simultaneityFactor ?? defaultSimultaneity[unit.ucType]),
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
