import { isObject } from '../frame/draft';
import { type ConsumptionValues, newUnit } from './consumption-values';

/** Where a person's draft of a first proposal for a customer is kept. */
export const draftKey = (userId: string, customerId: string): string => `1.${userId}.${customerId}`;

const unitFields = Object.keys(newUnit(1));

/** Are these values that this form can go on with? */
export function isConsumptionDraft(values: unknown): values is ConsumptionValues {
  if (!isObject(values)) return false;
  const { energyBillData, location, tariffModality } = values;
  return (
    isObject(location) &&
    (tariffModality === 'A' || tariffModality === 'B') &&
    Array.isArray(energyBillData) &&
    energyBillData.length > 0 &&
    energyBillData.every((unit: unknown) => isObject(unit) && unitFields.every((field) => field in unit))
  );
}
