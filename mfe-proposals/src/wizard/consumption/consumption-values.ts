import type { UcType } from '@girassol/shared-domain';
import type { Proposal } from '@girassol/shared-domain/contract';
import type { CalculationSettings, Classification, Phase, TariffGroup } from '@girassol/shared-domain/solar';
import {
  DEFAULT_LOSSES,
  defaultSimultaneity,
  distributors,
  OTHER_DISTRIBUTOR,
} from '@girassol/shared-domain/solar';
import type { Months } from '../months/month-text';

/** A consumer unit as it is filled in. Names and nesting are the wire's, so that problems find their field. */
export interface UnitValues {
  /** Tells units apart while they come and go. */
  key: string;
  ucName: string;
  ucType: UcType;
  classification: Classification;
  phase: Phase;
  monthlyConsumption: Months;
  monthlyConsumptionPeak: Months;
  kwhPrice: number | null;
  kwhPricePeak: number | null;
  tusd: number | null;
  tusdPeak: number | null;
  demand: number | null;
  demandPeak: number | null;
  demandGen: number | null;
  demandTariff: number | null;
  demandTariffPeak: number | null;
  demandTariffTusdG: number | null;
  finViabilityData: {
    simultaneityFactor: number | null;
    bWireValue: number | null;
    bWireValuePeak: number | null;
    bWireNotApplicable: boolean;
    aWireValue: number | null;
    sectorCharges: number | null;
  };
  share: number | null;
  publicLighting: number | null;
  newConnection: boolean;
  nonCompensableTax: number | null;
}

/** The first step as it is filled in. Units of one proposal share group and distributor: credits stay with one. */
export interface ConsumptionValues {
  tariffModality: TariffGroup;
  location: {
    uf: string | null;
    city: string | null;
    distance: number | null;
    area: number | null;
    perimeter: number | null;
  };
  /** Name of a distributor, OUTRA, or nothing yet. */
  distributor: string | null;
  otherDistributor: string;
  losses: number | null;
  /** What the account calculates with, for the figures beside the form; never sent. */
  calculation: CalculationSettings | null;
  energyBillData: UnitValues[];
}

const noMonths = (): Months => Array.from({ length: 12 }, () => null);

/** A unit before anything is known of it. */
export function newUnit(number: number): UnitValues {
  return {
    key: `u${number}-${Date.now()}`,
    ucName: `Unidade ${number}`,
    ucType: 'Residencial',
    classification: 'Verde',
    phase: 'Bifásica',
    monthlyConsumption: noMonths(),
    monthlyConsumptionPeak: noMonths(),
    kwhPrice: null,
    kwhPricePeak: null,
    tusd: null,
    tusdPeak: null,
    demand: null,
    demandPeak: null,
    demandGen: null,
    demandTariff: null,
    demandTariffPeak: null,
    demandTariffTusdG: null,
    finViabilityData: {
      simultaneityFactor: defaultSimultaneity.Residencial,
      bWireValue: null,
      bWireValuePeak: null,
      bWireNotApplicable: false,
      aWireValue: null,
      sectorCharges: null,
    },
    share: null,
    publicLighting: null,
    newConnection: false,
    nonCompensableTax: null,
  };
}

/** The form of a new proposal, at the place of its customer. */
export function newConsumption(
  place: { uf: string; city: string },
  calculation: CalculationSettings | null,
): ConsumptionValues {
  return {
    tariffModality: 'B',
    location: {
      uf: place.uf || null,
      city: place.city || null,
      distance: null,
      area: null,
      perimeter: null,
    },
    distributor: null,
    otherDistributor: '',
    losses: calculation?.losses ?? DEFAULT_LOSSES,
    calculation,
    energyBillData: [newUnit(1)],
  };
}

/** What the form is filled from: a proposal, or a calculation that has as much. */
interface KnownConsumption extends Pick<Proposal, 'tariffModality' | 'energyBillData' | 'location'> {
  estimateSystemData?: { losses?: number | undefined } | undefined;
  customerData: { uf: string; city: string };
  /** The account's, as they were when the proposal began; a calculation has none. */
  calculationSettings?: CalculationSettings | null | undefined;
}

/** The form of a consumption that is there. A zero that only means "not said" stays empty. */
export function consumptionOf(proposal: KnownConsumption): ConsumptionValues {
  const { tariffModality = 'B', energyBillData = [], location, estimateSystemData, customerData } = proposal;
  const calculation = proposal.calculationSettings ?? null;
  const empty = newConsumption(customerData, calculation);
  const company = energyBillData[0]?.finViabilityData.powerDistCompany ?? '';
  const isKnown = distributors.some(({ name }) => name === company);
  return {
    tariffModality,
    location: location
      ? {
          uf: location.uf,
          city: location.city,
          distance: location.distance,
          area: location.area,
          perimeter: location.perimeter,
        }
      : empty.location,
    distributor: company === '' || isKnown ? company || null : OTHER_DISTRIBUTOR,
    otherDistributor: isKnown ? '' : company,
    losses: estimateSystemData?.losses ?? empty.losses,
    calculation,
    energyBillData: energyBillData.length > 0 ? energyBillData.map(unitOf) : empty.energyBillData,
  };
}

const orEmpty = (value: number) => (value === 0 ? null : value);

function unitOf(unit: NonNullable<Proposal['energyBillData']>[number], index: number): UnitValues {
  const { powerDistCompany: _company, bWireValue, ...charges } = unit.finViabilityData;
  return {
    key: `u${index}`,
    ucName: unit.ucName,
    ucType: unit.ucType,
    classification: unit.classification ?? 'Verde',
    phase: unit.phase,
    monthlyConsumption: unit.monthlyConsumption,
    monthlyConsumptionPeak: unit.monthlyConsumptionPeak.length > 0 ? unit.monthlyConsumptionPeak : noMonths(),
    kwhPrice: orEmpty(unit.kwhPrice),
    kwhPricePeak: orEmpty(unit.kwhPricePeak),
    tusd: orEmpty(unit.tusd),
    tusdPeak: orEmpty(unit.tusdPeak),
    demand: orEmpty(unit.demand),
    demandPeak: orEmpty(unit.demandPeak),
    demandGen: orEmpty(unit.demandGen),
    demandTariff: orEmpty(unit.demandTariff),
    demandTariffPeak: orEmpty(unit.demandTariffPeak),
    demandTariffTusdG: orEmpty(unit.demandTariffTusdG),
    finViabilityData: { ...charges, bWireValue: orEmpty(bWireValue) },
    share: unit.share,
    publicLighting: orEmpty(unit.publicLighting),
    newConnection: unit.newConnection,
    nonCompensableTax: orEmpty(unit.nonCompensableTax),
  };
}
