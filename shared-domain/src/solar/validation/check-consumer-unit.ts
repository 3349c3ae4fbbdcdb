import { GD3_FIO_A_SHARE } from '../compensation/fio-b';
import type { ConsumerUnit } from '../consumer-unit';
import { MONTHS_PER_YEAR, sum } from '../months';
import type { SolarProblemList } from './solar-problem-list';

/** Minimum price, R$/kWh; smaller values are treated as missing, which keeps quotients finite. */
const MIN_PRICE = 0.0001;
/** Above this no tariff, demand or consumption of one unit is real; keeps sums finite. */
const MAX_PLAUSIBLE_VALUE = 1e12;

const demandFields = [
  'demand',
  'demandPeak',
  'demandGen',
  'demandTariff',
  'demandTariffPeak',
  'demandTariffTusdG',
  'publicLighting',
] as const;

const chargeFields = [
  'bWireValue',
  'bWireValuePeak',
  'aWireValue',
  'sectorCharges',
  'nonCompensableTax',
] as const;

/**
 * Checks one consumer unit and adds the problems to `list`. `path` is the path of the unit:
 * `energyBillData.0`.
 */
export function checkConsumerUnit(list: SolarProblemList, path: string, unit: ConsumerUnit): void {
  checkMonths(list, `${path}.monthlyConsumption`, unit.monthlyConsumption);
  list.inRange(`${path}.kwhPrice`, unit.kwhPrice, MIN_PRICE, MAX_PLAUSIBLE_VALUE, 'TARIFF_ZERO');
  if (unit.tariffModality === 'A') checkGroupA(list, path, unit);
  else if (!unit.phase) list.add(`${path}.phase`, 'PHASE_MISSING');
  for (const field of demandFields) {
    list.optionalInRange(`${path}.${field}`, unit[field], 0, MAX_PLAUSIBLE_VALUE, 'VALUE_NEGATIVE');
  }
  checkCharges(list, path, unit);
}

function checkMonths(list: SolarProblemList, path: string, months: readonly number[]): void {
  if (months.length !== MONTHS_PER_YEAR) {
    list.add(path, 'MONTHS_MISSING');
    return;
  }
  for (const [month, kwh] of months.entries()) {
    // A form sends what is not filled as null or NaN, whatever the types say.
    if (!Number.isFinite(kwh) || kwh > MAX_PLAUSIBLE_VALUE)
      list.add(`${path}.${month}`, 'MONTH_MISSING', month);
    else if (kwh < 0) list.add(`${path}.${month}`, 'MONTH_NEGATIVE', month);
  }
}

function checkGroupA(list: SolarProblemList, path: string, unit: ConsumerUnit): void {
  if (!unit.classification) list.add(`${path}.classification`, 'CLASSIFICATION_MISSING');
  list.optionalInRange(`${path}.tusd`, unit.tusd, 0, unit.kwhPrice * (1 - 1e-9), 'TUSD_TOO_HIGH');
  const peak = unit.monthlyConsumptionPeak;
  if (!peak || peak.length === 0) return;
  checkMonths(list, `${path}.monthlyConsumptionPeak`, peak);
  if (!(sum(peak) > 0)) return;
  const price = unit.kwhPricePeak ?? 0;
  list.inRange(`${path}.kwhPricePeak`, price, MIN_PRICE, MAX_PLAUSIBLE_VALUE, 'PEAK_TARIFF_ZERO');
  list.optionalInRange(`${path}.tusdPeak`, unit.tusdPeak, 0, price * (1 - 1e-9), 'TUSD_TOO_HIGH');
}

function checkCharges(list: SolarProblemList, path: string, unit: ConsumerUnit): void {
  const viability = unit.finViabilityData;
  if (!viability) return;
  const place = `${path}.finViabilityData`;
  list.optionalInRange(
    `${place}.simultaneityFactor`,
    viability.simultaneityFactor,
    0,
    100,
    'SIMULTANEITY_RANGE',
  );
  for (const field of chargeFields) {
    list.optionalInRange(`${place}.${field}`, viability[field], 0, MAX_PLAUSIBLE_VALUE, 'VALUE_NEGATIVE');
  }
  const { bWireValue, aWireValue, sectorCharges, nonCompensableTax } = viability;
  // The most that a class can pay.
  const charge =
    (bWireValue ?? 0) + GD3_FIO_A_SHARE * (aWireValue ?? 0) + (sectorCharges ?? 0) + (nonCompensableTax ?? 0);
  // On peak the price is several times higher; off peak a charge as high as the price would leave nothing to save.
  if (unit.kwhPrice > 0 && charge >= unit.kwhPrice) list.add(`${place}.bWireValue`, 'WIRE_TOO_HIGH');
}
