import type { ConsumptionData } from '../../contract/proposal-units';
import type { ConsumerUnit } from '../consumer-unit';

/**
 * Converts the consumer units of a stored proposal to the input of the calculation engine. The order of the
 * units is retained, so that the path of a problem (`energyBillData.0`) points to the right form field.
 */
export function toStudyConsumerUnits({
  tariffModality,
  energyBillData,
}: Pick<ConsumptionData, 'tariffModality' | 'energyBillData'>): ConsumerUnit[] {
  return energyBillData.map(({ nonCompensableTax, finViabilityData, ...unit }) => ({
    ...unit,
    tariffModality,
    finViabilityData: { ...finViabilityData, nonCompensableTax },
  }));
}
