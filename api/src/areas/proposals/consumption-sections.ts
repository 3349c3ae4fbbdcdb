import type { ConsumptionData, ProposalData } from '@girassol/shared-domain/contract';
import {
  type CalculationSettings,
  checkProposal,
  consumptionAverages,
  type MunicipalIrradiation,
  storedInput,
  unitsOfProposal,
} from '@girassol/shared-domain/solar';
import { problemsRefusal } from '../../platform/http/problems-refusal';

interface ConsumptionFacts {
  calculationSettings: CalculationSettings;
  /** What the tables have of the place. */
  municipalIrradiation: MunicipalIrradiation | null;
  /** Calendar year of the study. */
  year: number;
}

/**
 * What the first step keeps: the units, and what they come to. Refused with all that is wrong. What belongs to group A
 * alone is left out of group B (proposals-035). The account's calculation and the sun of the place are kept with them:
 * what a customer was shown changes neither with a setting nor with a table.
 */
export function consumptionSections(
  { tariffModality, energyBillData, location, losses }: ConsumptionData,
  { calculationSettings, municipalIrradiation, year }: ConsumptionFacts,
): Pick<
  ProposalData,
  | 'tariffModality'
  | 'energyBillData'
  | 'location'
  | 'totalMonthlyConsumption'
  | 'estimateSystemData'
  | 'calculationSettings'
  | 'municipalIrradiation'
> {
  const units =
    tariffModality === 'A'
      ? energyBillData
      : energyBillData.map((unit) => ({ ...unit, classification: null, monthlyConsumptionPeak: [] }));
  const data: ProposalData = {
    tariffModality,
    energyBillData: units,
    location,
    calculationSettings,
    municipalIrradiation,
  };
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
    municipalIrradiation,
  };
}
