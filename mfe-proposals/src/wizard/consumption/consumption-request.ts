import type { ConsumptionData } from '@girassol/shared-domain/contract';
import {
  DEFAULT_LOSSES_PERCENT,
  defaultSimultaneityPercent,
  getBilledGroup,
  OTHER_DISTRIBUTOR,
} from '@girassol/shared-domain/solar';
import type { MonthlyValues } from '../months/month-text';
import type { ConsumerUnitValues, ConsumptionValues } from './consumption-values';

/**
 * Builds the consumption data for the server and the engine. A missing month is NaN and a year without months is an
 * empty list, so that the engine reports them. Fields that the tariff group does not have are empty.
 */
export function buildConsumptionRequest(values: ConsumptionValues) {
  const { tariffModality, location, losses, energyBillData } = values;
  const company = getDistributorName(values);
  const isLargeOrShared = values.calculation?.gdClass === 'GD3';
  const isBilledAsGroupA = (unit: ConsumerUnitValues) => getBilledGroup(tariffModality, unit) === 'A';
  return {
    tariffModality,
    energyBillData: energyBillData.map((unit, index) => ({
      ...(isBilledAsGroupA(unit) ? groupA(unit) : groupB),
      billingKind: tariffModality === 'A' ? unit.billingKind : null,
      ucName: unit.ucName.trim(),
      ucType: unit.ucType,
      phase: unit.phase,
      monthlyConsumption: toMonthNumbers(unit.monthlyConsumption),
      kwhPrice: unit.kwhPrice ?? 0,
      finViabilityData: {
        powerDistCompany: company,
        simultaneityFactor:
          unit.finViabilityData.simultaneityFactor ?? defaultSimultaneityPercent[unit.ucType],
        bWireValue: unit.finViabilityData.bWireNotApplicable ? 0 : (unit.finViabilityData.bWireValue ?? 0),
        bWireNotApplicable: unit.finViabilityData.bWireNotApplicable,
        aWireValue: isLargeOrShared ? unit.finViabilityData.aWireValue : null,
        sectorCharges: isLargeOrShared ? unit.finViabilityData.sectorCharges : null,
        bWireValuePeak: isBilledAsGroupA(unit) ? unit.finViabilityData.bWireValuePeak : null,
      },
      // The first unit generates, and has no share.
      isGenerator: index === 0,
      share: index === 0 ? null : unit.share,
      publicLighting: unit.publicLighting ?? 0,
      newConnection: unit.newConnection,
      nonCompensableTax: unit.nonCompensableTax ?? 0,
    })),
    location: {
      uf: location.uf ?? '',
      city: location.city ?? '',
      distance: location.distance,
      area: location.area,
      perimeter: location.perimeter,
      latitude: null,
      longitude: null,
    },
    losses: losses ?? values.calculation?.losses ?? DEFAULT_LOSSES_PERCENT,
  } satisfies ConsumptionData;
}

/** Returns the name of the electricity distributor in the consumption form, chosen from the list or typed. */
export const getDistributorName = ({ distributor, otherDistributor }: ConsumptionValues): string =>
  (distributor === OTHER_DISTRIBUTOR ? otherDistributor.trim() : distributor) ?? '';

function toMonthNumbers(months: MonthlyValues): number[] {
  if (months.every((kwh) => kwh === null)) return [];
  return months.map((kwh) => kwh ?? Number.NaN);
}

const groupB = {
  classification: null,
  monthlyConsumptionPeak: [],
  kwhPricePeak: 0,
  tusd: 0,
  tusdPeak: 0,
  demand: 0,
  demandPeak: 0,
  demandGen: 0,
  demandTariff: 0,
  demandTariffPeak: 0,
  demandTariffTusdG: 0,
};

/** Azul has a demand at peak, Verde has not. */
function groupA(unit: ConsumerUnitValues) {
  const isBlue = unit.classification === 'Azul';
  return {
    classification: unit.classification,
    monthlyConsumptionPeak: toMonthNumbers(unit.monthlyConsumptionPeak),
    kwhPricePeak: unit.kwhPricePeak ?? 0,
    tusd: unit.tusd ?? 0,
    tusdPeak: unit.tusdPeak ?? 0,
    demand: unit.demand ?? 0,
    demandPeak: isBlue ? (unit.demandPeak ?? 0) : 0,
    demandGen: unit.demandGen ?? 0,
    demandTariff: unit.demandTariff ?? 0,
    demandTariffPeak: isBlue ? (unit.demandTariffPeak ?? 0) : 0,
    demandTariffTusdG: unit.demandTariffTusdG ?? 0,
  };
}
