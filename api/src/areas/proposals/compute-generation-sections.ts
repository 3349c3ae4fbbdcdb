import { createEngineProblemsRefusal } from '@girassol/api-platform/http/problems-refusal';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import type { GenerationInputs, ProposalData } from '@girassol/shared-domain/contract';
import { calculateStoredProposal, type ProposalStudy } from '@girassol/shared-domain/solar';

type GenerationSections = Pick<
  ProposalData,
  'generationTerms' | 'generation' | 'estimateSystemData' | 'realSystemData'
>;

/**
 * Computes the sections that the generation step saves: the terms as typed and the generated energy. Throws 409 if the
 * proposal has no equipment.
 */
export function computeGenerationSections(
  data: ProposalData,
  terms: GenerationInputs,
  year: number,
): GenerationSections {
  const { estimateSystemData, realSystemData } = data;
  if (!estimateSystemData || !realSystemData)
    throw new Refusal(409, 'Escolha o kit ou informe os equipamentos antes de calcular a geração.');
  const estimate = { ...estimateSystemData, losses: terms.losses ?? estimateSystemData.losses };
  const result = calculateStoredProposal(
    { ...data, estimateSystemData: estimate, generationTerms: terms },
    year,
  );
  if (!result.ok) throw createEngineProblemsRefusal(result.problems);
  return toGenerationSections({ ...data, estimateSystemData: estimate }, terms, result.study);
}

/**
 * Converts a computed study of a proposal to the sections that the generation step saves. Without terms the sections have
 * none either: a proposal has terms once a user has saved that step.
 */
export function toGenerationSections(
  { estimateSystemData, realSystemData }: ProposalData,
  terms: GenerationInputs | undefined,
  { generation, irradiation, sizing, monthlyConsumption }: ProposalStudy,
): GenerationSections {
  if (!generation || !estimateSystemData || !realSystemData)
    throw new Refusal(409, 'O sistema ainda não tem potência.');
  return {
    ...(terms && { generationTerms: terms }),
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
