import type { ElectricityTariff } from '@girassol/shared-domain/contract';
import type { ConsumerUnitValues } from './consumption-values';

/**
 * Fills price and Fio B of a consumer unit with its published tariff, or empties them if there is none. Changes a field
 * only if it is empty or still has the amount of `before`, the tariff that filled it last: what a person typed is never
 * replaced. Returns the same unit if nothing changes.
 */
export function fillUnitTariff(
  unit: ConsumerUnitValues,
  tariff: ElectricityTariff | null,
  before: ElectricityTariff | null,
): ConsumerUnitValues {
  const { bWireValue, bWireNotApplicable } = unit.finViabilityData;
  const kwhPrice = isFree(unit.kwhPrice, before?.kwhPrice) ? (tariff?.kwhPrice ?? null) : unit.kwhPrice;
  const isFioBFree = !bWireNotApplicable && isFree(bWireValue, before?.bWireValue);
  const fioB = isFioBFree ? (tariff?.bWireValue ?? null) : bWireValue;
  if (kwhPrice === unit.kwhPrice && fioB === bWireValue) return unit;
  return { ...unit, kwhPrice, finViabilityData: { ...unit.finViabilityData, bWireValue: fioB } };
}

const isFree = (value: number | null, filled: number | null | undefined): boolean =>
  value === null || value === filled;
