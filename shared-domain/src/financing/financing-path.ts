import { computeDealState, type FinancingDealFacts, isFinancingOver } from './deal';
import {
  type DocumentGroupState,
  type ExpectedDocument,
  expectedInstallationProofs,
  expectedInvoices,
  type FinancingDocumentStatusByName,
  listExpectedApplicantDocuments,
} from './expected-documents';

/** Side that a step of a financing waits for. */
export type FinancingTurn = 'installer' | 'bank';

/**
 * Step on the path of a financing from the request to the payment. `note` says what the step still needs, `turn` who has
 * to act; both are null but for the current step.
 */
export interface FinancingStep {
  id: 'offer' | 'choice' | 'documents' | 'invoices' | 'contract' | 'proofs' | 'end';
  label: string;
  state: 'done' | 'current' | 'ahead';
  note: string | null;
  turn: FinancingTurn | null;
}

interface StepNeed {
  note: string;
  turn: FinancingTurn;
}

interface StepRow extends Pick<FinancingStep, 'id' | 'label'>, StepNeed {
  isDone: boolean;
}

/**
 * Lists the steps of a financing, in order: the first that is not done is the current one and has a note. Empty for a
 * financing that has ended without a contract. `now` is in epoch milliseconds.
 */
export function listFinancingSteps(facts: FinancingDealFacts, now: number): FinancingStep[] {
  if (isFinancingOver(facts)) return [];
  const { isChosen, documents, invoices, proofs, contractSigned, serviceApproved } = computeDealState(
    facts,
    now,
  );
  const applicant = listExpectedApplicantDocuments(facts);
  const rows: StepRow[] = [
    {
      id: 'offer',
      label: 'Análise',
      isDone: facts.options.length > 0 || isChosen,
      note: 'aguardando ofertas do banco',
      turn: 'bank',
    },
    {
      id: 'choice',
      label: 'Seleção da Opção',
      isDone: isChosen,
      note: 'escolha a opção que o cliente quer',
      turn: 'installer',
    },
    {
      id: 'documents',
      label: 'Documentação',
      isDone: documents === 'approved',
      ...describeGroup(documents, applicant, facts.papers),
    },
    {
      id: 'invoices',
      label: 'Notas Fiscais',
      isDone: invoices === 'approved',
      ...describeGroup(invoices, expectedInvoices, facts.papers),
    },
    {
      id: 'contract',
      label: 'Contrato',
      isDone: contractSigned,
      note: 'aguardando a assinatura no banco',
      turn: 'bank',
    },
    {
      id: 'proofs',
      label: 'Comprovantes',
      isDone: proofs === 'approved',
      ...describeGroup(proofs, expectedInstallationProofs, facts.papers),
    },
    {
      id: 'end',
      label: 'Concluído',
      isDone: serviceApproved,
      note: 'aguardando a liberação do banco',
      turn: 'bank',
    },
  ];
  // What the bank has approved as a whole needs no earlier step.
  const current = serviceApproved ? rows.length : rows.findIndex(({ isDone }) => !isDone);
  return rows.map(({ id, label, isDone, note, turn }, index) => ({
    id,
    label,
    state: isDone || index < current ? 'done' : index === current ? 'current' : 'ahead',
    note: index === current ? note : null,
    turn: index === current ? turn : null,
  }));
}

function describeGroup(
  state: DocumentGroupState,
  expected: readonly ExpectedDocument[],
  papers: FinancingDocumentStatusByName,
): StepNeed {
  if (state === 'inAnalysis') return { note: 'em análise no banco', turn: 'bank' };
  return {
    note: state === 'rejected' ? 'há documentos devolvidos' : describeMissing(expected, papers),
    turn: 'installer',
  };
}

function describeMissing(
  expected: readonly ExpectedDocument[],
  papers: FinancingDocumentStatusByName,
): string {
  const missing = expected.filter(({ semantic }) => papers[semantic] === undefined).length;
  if (missing === 0) return 'falta o link de monitoramento';
  return missing === 1 ? 'falta 1 documento' : `faltam ${missing} documentos`;
}
