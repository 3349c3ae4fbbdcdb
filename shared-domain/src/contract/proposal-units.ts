import { z } from 'zod';
import { billingKinds, electricalPhases, tariffClassifications, tariffGroups } from '../solar/consumer-unit';
import { DEFAULT_LOSSES_PERCENT } from '../solar/generation';
import { consumerUnitType, trimmedText } from './schemas';

export { DEFAULT_LOSSES_PERCENT, electricalPhases, tariffClassifications as tariffModalities, tariffGroups };

export const tariffGroup = z.enum(tariffGroups);
export type TariffGroup = z.infer<typeof tariffGroup>;
export const electricalPhase = z.enum(electricalPhases);
export type ElectricalPhase = z.infer<typeof electricalPhase>;

const kwh = z.number().min(0).max(100_000_000);
/** R$ per kWh, per kW or per month. */
const tariff = z.number().min(0).max(1_000_000).default(0);
/** kW */
const demand = z.number().min(0).max(1_000_000).default(0);
const percent = z.number().min(0).max(100);

/** Maximum number of consumer units of a proposal. */
export const MAX_CONSUMER_UNITS = 30;

/**
 * Schema of a consumer unit of a proposal (proposals-035, proposals-036). Consumption is in kWh from January
 * to December, tariffs are in R$ including taxes; `kwhPrice` is the full price of a kWh and `tusd` its
 * network part.
 */
export const consumerUnit = z.object({
  ucName: trimmedText(80).min(1),
  ucType: consumerUnitType,
  /** Units of group A only. */
  classification: z.enum(tariffClassifications).nullable().default(null),
  monthlyConsumption: z.array(kwh).length(12),
  /** Peak hours of group A; empty in group B. */
  monthlyConsumptionPeak: z.union([z.array(kwh).length(12), z.array(kwh).length(0)]).default([]),
  kwhPrice: tariff,
  kwhPricePeak: tariff,
  tusd: tariff,
  tusdPeak: tariff,
  demand,
  demandPeak: demand,
  demandGen: demand,
  demandTariff: tariff,
  demandTariffPeak: tariff,
  demandTariffTusdG: tariff,
  finViabilityData: z
    .object({
      powerDistCompany: trimmedText(80).default(''),
      /** Percent of the generation that is consumed at once. */
      simultaneityFactor: percent.default(30),
      /** Full TUSD Fio B of today, R$/kWh; 0 is a blank, see `bWireNotApplicable`. */
      bWireValue: tariff,
      /** The same at peak; that of off-peak when null. */
      bWireValuePeak: z.number().min(0).max(1_000_000).nullable().default(null),
      /** Additive: the unit pays no Fio B. A proposal that says neither is not finished. */
      bWireNotApplicable: z.boolean().default(false),
      /** Additive: full TUSD Fio A, R$/kWh, for class GD III; null where nobody entered it. */
      aWireValue: z.number().min(0).max(1_000_000).nullable().default(null),
      /** Additive: TFSEE and P&D together, R$/kWh, for class GD III; null where nobody entered them. */
      sectorCharges: z.number().min(0).max(1_000_000).nullable().default(null),
    })
    .prefault({}),
  /** Additive, as all that follow: from which the availability cost of group B follows. */
  phase: electricalPhase.default('Bifásica'),
  /** The system stands here. The first unit, where none says so. */
  isGenerator: z.boolean().default(false),
  /** Consumo: a unit of group A that opted to be billed as group B. Null: as its group is. */
  billingKind: z.enum(billingKinds).nullable().default(null),
  /** Percent of the surplus that this unit receives; by consumption where nobody names one. */
  share: percent.nullable().default(null),
  /** Public lighting (CIP), R$ a month. */
  publicLighting: tariff,
  /** A connection that exists only because of the system: no bill without it. */
  newConnection: z.boolean().default(false),
  /** Taxes per kWh that compensation does not spare, R$. */
  nonCompensableTax: tariff,
});

export type ConsumerUnit = z.output<typeof consumerUnit>;

/**
 * Schema of the location of the solar system of a proposal: city, coordinates, distance in km, area in m²,
 * perimeter in m.
 */
export const proposalLocation = z.object({
  uf: trimmedText(2).length(2),
  city: trimmedText(100).min(1),
  latitude: z.number().min(-90).max(90).nullable().default(null),
  longitude: z.number().min(-180).max(180).nullable().default(null),
  distance: z.number().min(0).max(100_000).nullable().default(null),
  area: z.number().min(0).max(10_000_000).nullable().default(null),
  perimeter: z.number().min(0).max(1_000_000).nullable().default(null),
});

export type ProposalLocation = z.output<typeof proposalLocation>;

/**
 * Schema of the request body of a proposal's first step: consumer units with their consumption and tariffs,
 * and the location of the system.
 */
export const consumptionData = z.object({
  tariffModality: tariffGroup,
  energyBillData: z.array(consumerUnit).min(1).max(MAX_CONSUMER_UNITS),
  location: proposalLocation,
  /** Percent, 0 to 50; left out, those of the account. */
  losses: z.number().min(0).max(50).optional(),
});

export type ConsumptionData = z.output<typeof consumptionData>;
export type ConsumptionRequest = z.input<typeof consumptionData>;
