import { createEngineProblemsRefusal } from '@girassol/api-platform/http/problems-refusal';
import type { ConsumptionData, ProposalData } from '@girassol/shared-domain/contract';
import {
  buildProposalInput,
  type CalculationSettings,
  checkProposal,
  computeConsumptionAverages,
  getBilledGroup,
  type MunicipalIrradiation,
  toStudyConsumerUnits,
} from '@girassol/shared-domain/solar';

interface ConsumptionFacts {
  calculationSettings: CalculationSettings;
  /** Irradiation of the city in the tables, null if none has it. */
  municipalIrradiation: MunicipalIrradiation | null;
  /** Calendar year of the study. */
  year: number;
}

/**
 * Builds the sections that the first step of a proposal saves: the consumer units and their totals. Refuses
 * invalid data with a list of all problems. Leaves out fields of tariff group A for units that are billed as
 * group B (proposals-035, proposals-036). Also copies the calculation settings of the account and the irradiation of the city, so
 * that later changes of either do not change the proposal.
 */
export function buildConsumptionSections(
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
  const units = energyBillData.map((unit) =>
    getBilledGroup(tariffModality, unit) === 'A'
      ? unit
      : { ...unit, classification: null, monthlyConsumptionPeak: [] },
  );
  const data: ProposalData = {
    tariffModality,
    energyBillData: units,
    location,
    calculationSettings,
    municipalIrradiation,
  };
  const problems = checkProposal(buildProposalInput(data, year));
  if (problems.length > 0) throw createEngineProblemsRefusal(problems);
  const { totalMonthlyConsumption, ...averages } = computeConsumptionAverages(
    toStudyConsumerUnits({ tariffModality, energyBillData: units }),
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
