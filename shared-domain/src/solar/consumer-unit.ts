import type { UcType } from '../boards/uc-types';
import type { Kw, Kwh, Percent, Reais, ReaisPerKw, ReaisPerKwh } from './units';

/** Grupo Tarifário: B is billed for energy, A for energy by time of day and for demand. */
export const tariffGroups = ['B', 'A'] as const;
export type TariffGroup = (typeof tariffGroups)[number];

/** Modalidade of group A: Verde has one demand, Azul one on and one off peak. */
export const classifications = ['Verde', 'Azul'] as const;
export type Classification = (typeof classifications)[number];

/** Phases of a connection, in the order of the form (proposals-036). */
export const phases = ['Trifásica', 'Bifásica', 'Monofásica'] as const;
export type Phase = (typeof phases)[number];

/**
 * Energy a month that group B pays for even if it uses less: the availability cost, kWh
 * (REN ANEEL 1.000/2021, art. 291).
 */
export const availabilityOf: Readonly<Record<Phase, Kwh>> = { Monofásica: 30, Bifásica: 50, Trifásica: 100 };

/** Share of the generation that is used at the moment it is made, when nobody says otherwise. */
export const defaultSimultaneity: Readonly<Record<UcType, Percent>> = {
  Residencial: 30,
  Comercial: 60,
  Industrial: 70,
  Rural: 40,
  'Autoconsumo Remoto': 0,
};

/** What the study needs to know about the distributor of a unit. */
export interface FinViabilityData {
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

/** A consumer unit of a proposal, as it goes over the wire (`energyBillData`). Absent numbers are null. */
export interface ConsumerUnit {
  ucName?: string | null;
  ucType: UcType;
  tariffModality: TariffGroup;
  classification?: Classification | null;
  /** Group B. */
  phase?: Phase | null;
  /** kWh of the twelve months; off peak in group A. */
  monthlyConsumption: readonly Kwh[];
  monthlyConsumptionPeak?: readonly Kwh[] | null;
  /** Full price of a kWh, TE and TUSD, with taxes; off peak in group A. */
  kwhPrice: ReaisPerKwh;
  kwhPricePeak?: ReaisPerKwh | null;
  /** The TUSD part of the price. */
  tusd?: ReaisPerKwh | null;
  tusdPeak?: ReaisPerKwh | null;
  /** Contracted demand. */
  demand?: Kw | null;
  /** Azul only. */
  demandPeak?: Kw | null;
  /** Demand of the generator. */
  demandGen?: Kw | null;
  demandTariff?: ReaisPerKw | null;
  demandTariffPeak?: ReaisPerKw | null;
  demandTariffTusdG?: ReaisPerKw | null;
  /** Contribution for public lighting, R$ a month. The same with and without the system. */
  publicLighting?: Reais | null;
  /** A connection that exists only for the generator: there is no bill without it. */
  newConnection?: boolean | null;
  /** The system stands here. The first unit, where none says so. */
  isGenerator?: boolean | null;
  /** Its share of what the generating unit leaves over; by consumption where nobody names one. */
  share?: Percent | null;
  finViabilityData?: FinViabilityData | null;
}
