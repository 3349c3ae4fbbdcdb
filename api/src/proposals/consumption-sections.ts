import type { ConsumptionData, ProposalData } from '@girassol/shared-domain/contract';
import {
  type CalculationSettings,
  checkProposal,
  consumptionAverages,
  storedInput,
  unitsOfProposal,
} from '@girassol/shared-domain/solar';
import { problemsRefusal } from '../http/problems-refusal';

/**
 * What the first step keeps: the units, and what they come to. Refused with all that is wrong. What belongs to group A
 * alone is left out of group B (proposals-035). The account's calculation is kept with them: what a customer was shown
 * does not change with a setting.
 */
export function consumptionSections(
  { tariffModality, energyBillData, location, losses }: ConsumptionData,
  calculationSettings: CalculationSettings,
  year: number,
): Pick<
  ProposalData,
  | 'tariffModality'
  | 'energyBillData'
  | 'location'
  | 'totalMonthlyConsumption'
  | 'estimateSystemData'
  | 'calculationSettings'
> {
  const units =
    tariffModality === 'A'
      ? energyBillData
      : energyBillData.map((unit) => ({ ...unit, classification: null, monthlyConsumptionPeak: [] }));
  const data: ProposalData = { tariffModality, energyBillData: units, location, calculationSettings };
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
    estimateSystemData: { ...averages, losses: losses ?? calculationSettings.losses },
    calculationSettings,
  };
}
