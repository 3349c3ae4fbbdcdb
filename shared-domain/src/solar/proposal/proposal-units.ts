import type { ConsumptionData } from '../../contract/proposal-units';
import { type ConsumerUnit, getBilledGroup } from '../consumer-unit';

/**
 * Converts the consumer units of a stored proposal to the input of the calculation engine. The order of the
 * units is retained, so that the path of a problem (`energyBillData.0`) points to the right form field. A unit of
 * group A that is billed for consumption alone is a unit of group B for the study (proposals-036).
 */
export function toStudyConsumerUnits({
  tariffModality,
  energyBillData,
}: Pick<ConsumptionData, 'tariffModality' | 'energyBillData'>): ConsumerUnit[] {
  return energyBillData.map(({ nonCompensableTax, finViabilityData, billingKind, ...unit }) => ({
    ...unit,
    tariffModality: getBilledGroup(tariffModality, { billingKind }),
    finViabilityData: { ...finViabilityData, nonCompensableTax },
  }));
}
