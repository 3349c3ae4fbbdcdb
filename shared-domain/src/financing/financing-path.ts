import { computeDealState, type FinancingDealFacts, isFinancingOver } from './deal';
import {
  type DocumentGroupState,
  type ExpectedDocument,
  expectedInstallationProofs,
  expectedInvoices,
  type FinancingDocumentStatusByName,
  listExpectedApplicantDocuments,
} from './expected-documents';

/** Step on the path of a financing from the request to the payment. `note` says what the step still needs. */
export interface FinancingStep {
  id: 'offer' | 'choice' | 'documents' | 'invoices' | 'contract' | 'proofs' | 'end';
  label: string;
  state: 'done' | 'current' | 'ahead';
  note: string | null;
}

interface StepRow extends Pick<FinancingStep, 'id' | 'label'> {
  isDone: boolean;
  note: string;
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
    },
    { id: 'choice', label: 'Seleção da opção', isDone: isChosen, note: 'escolha a opção do cliente' },
    {
      id: 'documents',
      label: 'Documentos',
      isDone: documents === 'approved',
      note: describeGroup(documents, applicant, facts.papers),
    },
    {
      id: 'invoices',
      label: 'Notas',
      isDone: invoices === 'approved',
      note: describeGroup(invoices, expectedInvoices, facts.papers),
    },
    { id: 'contract', label: 'Contrato', isDone: contractSigned, note: 'aguardando a assinatura no banco' },
    {
      id: 'proofs',
      label: 'Obra',
      isDone: proofs === 'approved',
      note: describeGroup(proofs, expectedInstallationProofs, facts.papers),
    },
    { id: 'end', label: 'Concluído', isDone: serviceApproved, note: 'aguardando a liberação do banco' },
  ];
  // What the bank has approved as a whole needs no earlier step.
  const current = serviceApproved ? rows.length : rows.findIndex(({ isDone }) => !isDone);
  return rows.map(({ id, label, isDone, note }, index) => ({
    id,
    label,
    state: isDone || index < current ? 'done' : index === current ? 'current' : 'ahead',
    note: index === current ? note : null,
  }));
}

function describeGroup(
  state: DocumentGroupState,
  expected: readonly ExpectedDocument[],
  papers: FinancingDocumentStatusByName,
): string {
  if (state === 'rejected') return 'há documentos devolvidos';
  if (state === 'inAnalysis') return 'em análise no banco';
  const missing = expected.filter(({ semantic }) => papers[semantic] === undefined).length;
  if (missing === 0) return 'falta o link de monitoramento';
  return missing === 1 ? 'falta 1 documento' : `faltam ${missing} documentos`;
}
