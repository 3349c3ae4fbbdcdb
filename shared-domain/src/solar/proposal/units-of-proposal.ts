import type { ConsumptionData } from '../../contract/proposal-units';
import type { ConsumerUnit } from '../consumer-unit';

/** The units of a stored proposal as the engine takes them; their order stays, so that paths of problems fit the form. */
export function unitsOfProposal({
  tariffModality,
  energyBillData,
}: Pick<ConsumptionData, 'tariffModality' | 'energyBillData'>): ConsumerUnit[] {
  return energyBillData.map(({ nonCompensableTax, finViabilityData, ...unit }) => ({
    ...unit,
    tariffModality,
    finViabilityData: { ...finViabilityData, nonCompensableTax },
  }));
}
