import type { ProposalData } from '../contract/proposal-data';
import { missingCharges } from '../solar/network-charges';
import { defaultCalculationSettings } from '../solar/proposal/settings';
import { unitsOfProposal } from '../solar/proposal/units-of-proposal';

/** The steps of a proposal, in order (proposals-001). */
export const proposalSteps = [
  { step: 1, name: 'Dados de consumo' },
  { step: 2, name: 'Kit' },
  { step: 3, name: 'Dados de geração' },
  { step: 4, name: 'Precificação' },
  { step: 5, name: 'Personalização' },
  { step: 6, name: 'Validação' },
  { step: 7, name: 'Financiamento' },
] as const;

/** The step at which a proposal is finished. */
export const FINISHING_STEP = 6;

/** Something that a step lacks, in words for the person who makes the proposal. */
export interface MissingPart {
  step: number;
  message: string;
  /** The field of that step, dotted; absent where it is the step as a whole. */
  field?: string;
}

/** What keeps a proposal from being finished on a day: what it lacks, and a validity that is over. */
export function missingToFinish(
  data: ProposalData,
  { step, validityDate, today }: { step: number; validityDate: string | null; today: string },
): MissingPart[] {
  const missing = [...missingParts(data, step), ...missingInBills(data, Number(today.slice(0, 4)))];
  if (validityDate !== null && validityDate < today)
    missing.push({
      step: 5,
      message: 'A validade da proposta já passou: escolha outra data.',
      field: 'validityDate',
    });
  return missing;
}

/** Charges that nobody entered: a price can be made without them, an honest study cannot. */
function missingInBills(data: ProposalData, startYear: number): MissingPart[] {
  const gdClass = data.calculationSettings?.gdClass ?? defaultCalculationSettings.gdClass;
  const { tariffModality = 'B', energyBillData = [] } = data;
  const units = unitsOfProposal({ tariffModality, energyBillData });
  return missingCharges(units, { gdClass, startYear }).map((charge) => ({ step: 1, ...charge }));
}

/** What a proposal lacks to be calculated and priced. `step` is the last one done. */
export function missingParts(data: ProposalData, step: number): MissingPart[] {
  const missing: MissingPart[] = [];
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
