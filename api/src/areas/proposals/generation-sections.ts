import type { GenerationTerms, ProposalData } from '@girassol/shared-domain/contract';
import { type ProposalStudy, studyOf } from '@girassol/shared-domain/solar';
import { problemsRefusal } from '../../platform/http/problems-refusal';
import { Refusal } from '../../platform/refusals/refusal';

type GenerationSections = Pick<
  ProposalData,
  'generationTerms' | 'generation' | 'estimateSystemData' | 'realSystemData'
>;

/** What the generation step keeps: what was typed, and what the engine makes of it. */
export function generationSections(
  data: ProposalData,
  terms: GenerationTerms,
  year: number,
): GenerationSections {
  const { estimateSystemData, realSystemData } = data;
  if (!estimateSystemData || !realSystemData)
    throw new Refusal(409, 'Escolha o kit ou informe os equipamentos antes de calcular a geração.');
  const estimate = { ...estimateSystemData, losses: terms.losses ?? estimateSystemData.losses };
  const result = studyOf({ ...data, estimateSystemData: estimate, generationTerms: terms }, year);
  if (!result.ok) throw problemsRefusal(result.problems);
  return generationOfStudy({ ...data, estimateSystemData: estimate }, terms, result.study);
}

/** The same of a study that was made already. */
export function generationOfStudy(
  { estimateSystemData, realSystemData }: ProposalData,
  terms: GenerationTerms,
  { generation, irradiation, sizing, monthlyConsumption }: ProposalStudy,
): GenerationSections {
  if (!generation || !estimateSystemData || !realSystemData)
    throw new Refusal(409, 'O sistema ainda não tem potência.');
  return {
    generationTerms: terms,
    generation: {
      monthlyGeneration: generation.monthly,
      monthlyConsumption,
      irradiation: { source: irradiation.source, monthly: [...irradiation.monthly] },
      averageMonthlyGeneration: generation.averageMonthly,
      yearlyGeneration: generation.yearly,
      offset: generation.offset,
    },
    estimateSystemData: { ...estimateSystemData, targetPower: sizing.targetPower },
    realSystemData: {
      ...realSystemData,
      averageMonthlyGeneration: generation.averageMonthly,
      averageYearlyGeneration: generation.yearly,
    },
  };
}
