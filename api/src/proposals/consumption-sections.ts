import type { ConsumptionData, ProposalData } from '@girassol/shared-domain/contract';
import {
  checkProposal,
  consumptionAverages,
  storedInput,
  unitsOfProposal,
} from '@girassol/shared-domain/solar';
import { problemsRefusal } from './refuse-problems';

/**
 * What the first step keeps: the units, and what they come to. Refused with all that is wrong. What belongs to group A
 * alone is left out of group B (proposals-035).
 */
export function consumptionSections(
  { tariffModality, energyBillData, location, losses }: ConsumptionData,
  year: number,
): Pick<
  ProposalData,
  'tariffModality' | 'energyBillData' | 'location' | 'totalMonthlyConsumption' | 'estimateSystemData'
> {
  const units =
    tariffModality === 'A'
      ? energyBillData
      : energyBillData.map((unit) => ({ ...unit, classification: null, monthlyConsumptionPeak: [] }));
  const data: ProposalData = { tariffModality, energyBillData: units, location };
  const problems = checkProposal(storedInput(data, year));
  if (problems.length > 0) throw problemsRefusal(problems);
  const { totalMonthlyConsumption, ...averages } = consumptionAverages(
    unitsOfProposal({ tariffModality, energyBillData: units }),
  );
  return {
    tariffModality,
    energyBillData: units,
    location,
    totalMonthlyConsumption,
    estimateSystemData: { ...averages, losses },
  };
}
