import type { ConsumerUnitType } from '../boards/uc-types';
import type { Kw, Kwh, Percent, Reais, ReaisPerKw, ReaisPerKwh } from './units';

/** Tariff groups (Grupo Tarifário): B is billed for energy, A for energy by time of day and for demand. */
export const tariffGroups = ['B', 'A'] as const;
export type TariffGroup = (typeof tariffGroups)[number];

/**
 * Tariff classifications (Modalidade) of group A. Verde has a single contracted demand, Azul has one demand
 * on peak and another off peak.
 */
export const tariffClassifications = ['Verde', 'Azul'] as const;
export type TariffClassification = (typeof tariffClassifications)[number];

/**
 * Kinds of billing of a unit (Faturamento), in the order in which the form lists the options (proposals-036).
 * Group B pays for consumption. Group A pays for consumption and contracted demand, unless a unit with
 * transformers of up to 112.5 kVA opted for group B (REN ANEEL 1.000/2021, art. 292): then for consumption alone.
 */
export const billingKinds = ['Consumo', 'Demanda'] as const;
export type BillingKind = (typeof billingKinds)[number];

/**
 * Returns the tariff group by which a unit is billed: that of its connection, but B for a unit of group A that is
 * billed for consumption alone.
 */
export const getBilledGroup = (
  group: TariffGroup,
  { billingKind }: { billingKind?: BillingKind | null | undefined },
): TariffGroup => (group === 'A' && billingKind === 'Consumo' ? 'B' : group);

/**
 * Kinds of connection of a consumer unit to the grid by number of phases, in the order in which the form
 * lists the options (proposals-036).
 */
export const electricalPhases = ['Trifásica', 'Bifásica', 'Monofásica'] as const;
export type ElectricalPhase = (typeof electricalPhases)[number];

/**
 * Availability cost by kind of connection: the kWh a month that a customer of group B pays for even if less
 * is used (REN ANEEL 1.000/2021, art. 291).
 */
export const availabilityCostKwh: Readonly<Record<ElectricalPhase, Kwh>> = {
  Monofásica: 30,
  Bifásica: 50,
  Trifásica: 100,
};

/**
 * Default percentage of the generation that a consumer unit uses at the moment of generation, by type of
 * unit.
 */
export const defaultSimultaneityPercent: Readonly<Record<ConsumerUnitType, Percent>> = {
  Residencial: 30,
  Comercial: 60,
  Industrial: 70,
  Rural: 40,
  'Autoconsumo Remoto': 0,
};

/**
 * Data of a consumer unit that concern its distributor, for the viability study: distributor, simultaneity,
 * network tariffs and charges in R$/kWh.
 */
export interface UnitDistributorData {
  powerDistCompany?: string | null;
  /** Share of the generation used at once; matters for the generating unit only. */
  simultaneityFactor?: Percent | null;
  /** Full TUSD Fio B of today with the taxes the client pays; the year's share is applied by the engine. */
  bWireValue?: ReaisPerKwh | null;
  /** Somebody says that this unit pays no Fio B: a blank alone does not. */
  bWireNotApplicable?: boolean | null;
  /** The same on peak, group A; absent: as off peak. */
  bWireValuePeak?: ReaisPerKwh | null;
  /** TUSD Fio A, for class GD III. */
  aWireValue?: ReaisPerKwh | null;
  /** TFSEE and P&D together, for class GD III. */
  sectorCharges?: ReaisPerKwh | null;
  /** Tax that stays due on compensated energy in some states (ICMS on TUSD). */
  nonCompensableTax?: ReaisPerKwh | null;
}

/** Consumer unit of a proposal, as it is sent in JSON (`energyBillData`). Absent numbers are null. */
export interface ConsumerUnit {
  ucName?: string | null | undefined;
  ucType: ConsumerUnitType;
  tariffModality: TariffGroup;
  classification?: TariffClassification | null | undefined;
  /** Group B. */
  phase?: ElectricalPhase | null | undefined;
  /** kWh of the twelve months; off peak in group A. */
  monthlyConsumption: readonly Kwh[];
  monthlyConsumptionPeak?: readonly Kwh[] | null | undefined;
  /** Full price of a kWh, TE and TUSD, with taxes; off peak in group A. */
  kwhPrice: ReaisPerKwh;
  kwhPricePeak?: ReaisPerKwh | null | undefined;
  /** The TUSD part of the price. */
  tusd?: ReaisPerKwh | null | undefined;
  tusdPeak?: ReaisPerKwh | null | undefined;
  /** Contracted demand. */
  demand?: Kw | null | undefined;
  /** Azul only. */
  demandPeak?: Kw | null | undefined;
  /** Demand of the generator. */
  demandGen?: Kw | null | undefined;
  demandTariff?: ReaisPerKw | null | undefined;
  demandTariffPeak?: ReaisPerKw | null | undefined;
  demandTariffTusdG?: ReaisPerKw | null | undefined;
  /** Contribution for public lighting, R$ a month. The same with and without the system. */
  publicLighting?: Reais | null | undefined;
  /** A connection that exists only for the generator: there is no bill without it. */
  newConnection?: boolean | null | undefined;
  /** The system stands here. The first unit, where none says so. */
  isGenerator?: boolean | null | undefined;
  /** Its share of what the generating unit leaves over; by consumption where nobody names one. */
  share?: Percent | null | undefined;
  finViabilityData?: UnitDistributorData | null | undefined;
}
