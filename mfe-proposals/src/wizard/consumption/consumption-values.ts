import type { ConsumerUnitType } from '@girassol/shared-domain';
import type { Proposal } from '@girassol/shared-domain/contract';
import type {
  BillingKind,
  CalculationSettings,
  ElectricalPhase,
  TariffClassification,
  TariffGroup,
} from '@girassol/shared-domain/solar';
import {
  DEFAULT_LOSSES_PERCENT,
  defaultSimultaneityPercent,
  electricityDistributors,
  OTHER_DISTRIBUTOR,
} from '@girassol/shared-domain/solar';
import type { MonthlyValues } from '../months/month-text';

/**
 * Form values of a consumer unit. Names and nesting are those of the API, so that reported problems are
 * matched to their form fields.
 */
export interface ConsumerUnitValues {
  /** Tells units apart while they come and go. */
  key: string;
  ucName: string;
  ucType: ConsumerUnitType;
  classification: TariffClassification;
  /** Units of group A only. */
  billingKind: BillingKind;
  phase: ElectricalPhase;
  monthlyConsumption: MonthlyValues;
  monthlyConsumptionPeak: MonthlyValues;
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

/**
 * Form values of the first wizard step, the consumption. Units of one proposal share tariff group and
 * distributor, because credits cannot be transferred between distributors.
 */
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
  /** Calculation settings of the account, for the figures next to the form; never sent. */
  calculation: CalculationSettings | null;
  energyBillData: ConsumerUnitValues[];
}

const noMonths = (): MonthlyValues => Array.from({ length: 12 }, () => null);

/** Builds the form values of an empty consumer unit with a number. */
export function buildEmptyConsumerUnitValues(
  number: number,
  ucType: ConsumerUnitType = 'Residencial',
): ConsumerUnitValues {
  return {
    key: `u${number}-${Date.now()}`,
    ucName: `Unidade ${number}`,
    ucType,
    classification: 'Verde',
    billingKind: 'Demanda',
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
      simultaneityFactor: defaultSimultaneityPercent[ucType],
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

/**
 * Builds the form values of the consumption of a new proposal at the customer's location, with the type of consumer
 * unit that its item names.
 */
export function buildConsumptionValues(
  place: { uf: string; city: string },
  calculation: CalculationSettings | null,
  ucType?: ConsumerUnitType,
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
    losses: calculation?.losses ?? DEFAULT_LOSSES_PERCENT,
    calculation,
    energyBillData: [buildEmptyConsumerUnitValues(1, ucType)],
  };
}

/** Source of the form values: a proposal, or a calculation with the same fields. */
interface ConsumptionSource extends Pick<Proposal, 'tariffModality' | 'energyBillData' | 'location'> {
  estimateSystemData?: { losses?: number | undefined } | undefined;
  customerData: { uf: string; city: string };
  /** The account's, as they were when the proposal began; a calculation has none. */
  calculationSettings?: CalculationSettings | null | undefined;
}

/**
 * Converts saved consumption data to values of the consumption form. A zero that means "not given" becomes an
 * empty field.
 */
export function toConsumptionValues(proposal: ConsumptionSource): ConsumptionValues {
  const { tariffModality = 'B', energyBillData = [], location, estimateSystemData, customerData } = proposal;
  const calculation = proposal.calculationSettings ?? null;
  const empty = buildConsumptionValues(customerData, calculation);
  const company = energyBillData[0]?.finViabilityData.powerDistCompany ?? '';
  const isKnown = electricityDistributors.some(({ name }) => name === company);
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
    energyBillData: energyBillData.length > 0 ? energyBillData.map(toUnitValues) : empty.energyBillData,
  };
}

const orEmpty = (value: number) => (value === 0 ? null : value);

function toUnitValues(
  unit: NonNullable<Proposal['energyBillData']>[number],
  index: number,
): ConsumerUnitValues {
  const { powerDistCompany: _company, bWireValue, ...charges } = unit.finViabilityData;
  return {
    key: `u${index}`,
    ucName: unit.ucName,
    ucType: unit.ucType,
    classification: unit.classification ?? 'Verde',
    billingKind: unit.billingKind ?? 'Demanda',
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
