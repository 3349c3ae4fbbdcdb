import type { ProposalData } from '../contract/proposal-data';
import { findMissingNetworkCharges } from '../solar/network-charges';
import { toStudyConsumerUnits } from '../solar/proposal/proposal-units';
import { defaultCalculationSettings } from '../solar/proposal/settings';
import { getStudyStartYear } from '../solar/proposal/stored-study';

/** Steps of a proposal, in order (proposals-001). */
export const proposalSteps = [
  { step: 1, name: 'Dados de consumo' },
  { step: 2, name: 'Kit' },
  { step: 3, name: 'Dados de geração' },
  { step: 4, name: 'Precificação' },
  { step: 5, name: 'Personalização' },
  { step: 6, name: 'Validação' },
  { step: 7, name: 'Financiamento' },
] as const;

/** Number of the step at which a proposal is finished. */
export const PROPOSAL_FINISHING_STEP = 6;

/** Missing or invalid part of a proposal: step of the form, field, and Portuguese message for the user. */
export interface MissingProposalPart {
  step: number;
  message: string;
  /** The field of that step, dotted; absent where it is the step as a whole. */
  field?: string;
}

/**
 * Data besides the proposal's content that decide whether a proposal can be finished: last step done, last
 * day of validity, day of registration and today. Days are `yyyy-mm-dd` in São Paulo.
 */
export interface ProposalFinishContext {
  /** The last step that was done. */
  step: number;
  validityDate: string | null;
  /** The day on which the proposal was begun. */
  registryDate: string;
  today: string;
}

/**
 * Returns the obstacles to finishing a proposal today: parts missing for calculation and price, missing
 * tariffs, and an expired validity.
 */
export function findProposalFinishObstacles(
  data: ProposalData,
  { step, validityDate, registryDate, today }: ProposalFinishContext,
): MissingProposalPart[] {
  const missing = [
    ...findMissingProposalParts(data, step),
    ...missingInBills(data, getStudyStartYear(data, registryDate)),
  ];
  if (validityDate !== null && validityDate < today)
    missing.push({
      step: 5,
      message: 'A validade da proposta já passou: escolha outra data.',
      field: 'validityDate',
    });
  return missing;
}

/** Charges that nobody entered: a price can be made without them, an honest study cannot. */
function missingInBills(data: ProposalData, startYear: number): MissingProposalPart[] {
  const gdClass = data.calculationSettings?.gdClass ?? defaultCalculationSettings.gdClass;
  const { tariffModality = 'B', energyBillData = [] } = data;
  const units = toStudyConsumerUnits({ tariffModality, energyBillData });
  return findMissingNetworkCharges(units, { gdClass, startYear }).map((charge) => ({ step: 1, ...charge }));
}

/**
 * Returns the parts without which a proposal cannot be calculated and priced. `step` is the number of the
 * last step done.
 */
export function findMissingProposalParts(data: ProposalData, step: number): MissingProposalPart[] {
  const missing: MissingProposalPart[] = [];
  const need = (of: number, isThere: boolean, message: string, again: string) => {
    if (!isThere) missing.push({ step: of, message });
    else if (step < of) missing.push({ step: of, message: again });
  };
  need(1, !!data.energyBillData?.length, 'Informe os dados de consumo.', 'Confirme os dados de consumo.');
  need(
    2,
    !!data.pvModuleData?.length && !!data.realSystemData,
    'Escolha o kit ou informe os equipamentos.',
    'O consumo mudou: confirme o kit.',
  );
  need(
    3,
    !!data.generation,
    'Calcule a geração do sistema.',
    'O sistema mudou: calcule a geração novamente.',
  );
  need(
    4,
    (data.revenueData?.finalPrice ?? 0) > 0,
    'Defina o preço da proposta.',
    'O sistema mudou: confirme o preço da proposta.',
  );
  return missing;
}
