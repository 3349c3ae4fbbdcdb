import { type FinancingStatusTone, getCreditStatusBadge, lostCreditStatuses } from './credit-status';
import type { BankReviewStatus } from './document-status';
import {
  computeDocumentGroupState,
  type DocumentGroupState,
  expectedInstallationProofs,
  expectedInvoices,
  type FinancingApplicant,
  type FinancingDocumentStatusByName,
  listExpectedApplicantDocuments,
} from './expected-documents';

/**
 * Data of a financing that determine its status, visible tabs and next step: applicant, offers, documents,
 * and decisions of the bank.
 */
export interface FinancingDealFacts extends FinancingApplicant {
  stage: 'SIMULATION' | 'DEAL';
  options: readonly { addedToProp: boolean; chosen: boolean; preApproved?: boolean }[];
  papers: FinancingDocumentStatusByName;
  /** Status of the link at which the system can be monitored; null if no link was sent. */
  monitoringLink: BankReviewStatus | null;
  contractSigned: boolean;
  serviceApproved: boolean;
  /** Epoch milliseconds until which the works must be shown; null: no such day yet. */
  expirationTimestamp: number | null;
  preApproved: boolean;
  /** Last status from the bank. */
  providerStatus: string;
  /** True if the requester withdrew the financing. */
  isWithdrawn?: boolean;
}

const lost: readonly string[] = lostCreditStatuses;

/**
 * Returns true if a financing has ended without a signed contract: the financing was withdrawn, refused by
 * the bank, or has expired.
 */
export const isFinancingOver = ({
  contractSigned,
  isWithdrawn,
  providerStatus,
}: Pick<FinancingDealFacts, 'contractSigned' | 'isWithdrawn' | 'providerStatus'>): boolean =>
  !contractSigned && (isWithdrawn === true || lost.includes(providerStatus));

/** A deal as its tables look at it. */
interface DealState {
  isAdded: boolean;
  isChosen: boolean;
  documents: DocumentGroupState;
  invoices: DocumentGroupState;
  /** With the link at which the system can be watched (financing-072, financing-073). */
  proofs: DocumentGroupState;
  contractSigned: boolean;
  serviceApproved: boolean;
  isLate: boolean;
}

/**
 * Returns the state of a financing deal from its documents and the bank's decisions. `now` is in epoch
 * milliseconds.
 */
export function computeDealState(facts: FinancingDealFacts, now: number): DealState {
  const { options, papers, contractSigned, serviceApproved, monitoringLink } = facts;
  return {
    isAdded: options.some(({ addedToProp }) => addedToProp),
    isChosen: options.some(({ chosen }) => chosen),
    documents: computeDocumentGroupState(listExpectedApplicantDocuments(facts), papers),
    invoices: computeDocumentGroupState(expectedInvoices, papers),
    proofs: withLink(computeDocumentGroupState(expectedInstallationProofs, papers), monitoringLink),
    contractSigned,
    serviceApproved,
    isLate: isServiceProofLate(facts, now),
  };
}

function withLink(
  papers: DocumentGroupState,
  link: FinancingDealFacts['monitoringLink'],
): DocumentGroupState {
  if (papers === 'rejected' || link === 'REJECTED') return 'rejected';
  if (papers === 'missing' || link === null) return 'missing';
  return papers === 'approved' && link === 'APPROVED' ? 'approved' : 'inAnalysis';
}

/**
 * Returns true if the installer has not proved the installation of a financed system to the bank in time
 * (financing-047).
 */
export const isServiceProofLate = (
  {
    contractSigned,
    serviceApproved,
    expirationTimestamp,
  }: Pick<FinancingDealFacts, 'contractSigned' | 'serviceApproved' | 'expirationTimestamp'>,
  now: number,
): boolean => contractSigned && !serviceApproved && expirationTimestamp !== null && expirationTimestamp < now;

/**
 * Returns the name of the documents that the installer has to send before the bank goes on, for a sentence;
 * null if none is missing, or no option was chosen yet.
 */
export function describeMissingDocuments(facts: FinancingDealFacts, now: number): string | null {
  const { isChosen, documents, invoices } = computeDealState(facts, now);
  if (!isChosen || isFinancingOver(facts)) return null;
  if (documents === 'missing') return 'documentos do cliente';
  return documents === 'approved' && invoices === 'missing' ? 'notas fiscais' : null;
}

interface DealStatus {
  code: string;
  label: string;
  tone: FinancingStatusTone;
}

const hasDocuments = ({ isChosen, documents }: DealState) => isChosen && documents === 'approved';
const showsWorks = (state: DealState) =>
  hasDocuments(state) && state.invoices === 'approved' && state.contractSigned;

/** The status of a deal: the first row that holds (financing-046). */
const dealStatuses: readonly (DealStatus & { holds(state: DealState): boolean })[] = [
  { code: 'SELECAO_OPCAO', label: 'Seleção da Opção', tone: 'info', holds: ({ isChosen }) => !isChosen },
  {
    code: 'ANALISE_DOCUMENTACAO',
    label: 'Documentação em Análise',
    tone: 'info',
    holds: ({ documents }) => documents === 'inAnalysis',
  },
  {
    code: 'PENDENTE_DOCUMENTACAO',
    label: 'Documentação Pendente',
    tone: 'warning',
    holds: ({ documents }) => documents === 'missing',
  },
  {
    code: 'DOCUMENTACAO_REPROVADA',
    label: 'Documentação Rejeitada',
    tone: 'negative',
    holds: ({ documents }) => documents === 'rejected',
  },
  {
    code: 'PENDENTE_NOTAS',
    label: 'NFs Pendentes',
    tone: 'warning',
    holds: (state) => hasDocuments(state) && state.invoices === 'missing',
  },
  {
    code: 'ANALISE_NOTAS',
    label: 'NFs em Análise',
    tone: 'info',
    holds: (state) => hasDocuments(state) && state.invoices === 'inAnalysis',
  },
  {
    code: 'NOTAS_REPROVADAS',
    label: 'NFs Reprovadas',
    tone: 'negative',
    holds: (state) => hasDocuments(state) && state.invoices === 'rejected',
  },
  {
    code: 'INFRACAO_ATRASO',
    label: 'Infração por Atraso',
    tone: 'negative',
    holds: ({ isLate: late }) => late,
  },
  {
    code: 'PENDENTE_COMPROVANTES',
    label: 'Comprovantes Pendentes',
    tone: 'warning',
    holds: (state) => showsWorks(state) && state.proofs === 'missing' && !state.serviceApproved,
  },
  {
    code: 'ANALISE_COMPROVANTES',
    label: 'Comprovantes em Análise',
    tone: 'info',
    holds: (state) => showsWorks(state) && state.proofs === 'inAnalysis' && !state.serviceApproved,
  },
  {
    code: 'COMPROVANTES_REPROVADOS',
    label: 'Comprovantes Reprovados',
    tone: 'negative',
    holds: (state) => showsWorks(state) && state.proofs === 'rejected' && !state.serviceApproved,
  },
  {
    code: 'CONCLUIDO',
    label: 'Concluído',
    tone: 'positive',
    holds: ({ serviceApproved }) => serviceApproved,
  },
];

/**
 * Returns the status of a financing with label and badge tone, for a simulation or for a deal (financing-046,
 * financing-049). An ended financing has its final status.
 */
export function computeFinancingStatus(facts: FinancingDealFacts, now: number): DealStatus {
  if (isFinancingOver(facts)) return getFinalStatus(facts);
  if (facts.stage === 'SIMULATION') {
    const label = facts.preApproved ? 'Crédito Pré-Aprovado' : 'Análise';
    return { code: 'SIMULAÇÃO_GERADA', label, tone: facts.preApproved ? 'positive' : 'info' };
  }
  const state = computeDealState(facts, now);
  const found = dealStatuses.find(({ holds }) => holds(state));
  if (found) return { code: found.code, label: found.label, tone: found.tone };
  return { code: facts.providerStatus, ...getCreditStatusBadge(facts.providerStatus) };
}

function getFinalStatus({ isWithdrawn, providerStatus }: FinancingDealFacts): DealStatus {
  if (isWithdrawn) return { code: 'CANCELADO', label: 'Cancelado', tone: 'neutral' };
  return { code: providerStatus, ...getCreditStatusBadge(providerStatus) };
}

/** Next actions of a deal: the first row that holds applies (financing-052 to financing-061). */
const nextActions: readonly { label: string; holds(state: DealState): boolean }[] = [
  { label: 'CONTRATAR', holds: ({ isAdded, isChosen }) => !isAdded && !isChosen },
  { label: 'ADD À PROPOSTA / SELECIONAR OPÇÃO', holds: ({ isChosen }) => !isChosen },
  {
    label: 'ENVIAR DOCUMENTOS',
    holds: ({ documents }) => documents === 'missing' || documents === 'inAnalysis',
  },
  { label: 'AJUSTAR DOCUMENTOS', holds: ({ documents }) => documents === 'rejected' },
  { label: 'ENVIAR NOTAS', holds: ({ invoices: notes }) => notes === 'missing' || notes === 'inAnalysis' },
  { label: 'AJUSTAR NOTAS', holds: ({ invoices: notes }) => notes === 'rejected' },
  {
    label: 'ENVIAR COMPROVANTES',
    holds: (state) => showsWorks(state) && (state.proofs === 'missing' || state.proofs === 'inAnalysis'),
  },
  { label: 'AJUSTAR COMPROVANTES', holds: (state) => showsWorks(state) && state.proofs === 'rejected' },
  { label: 'CONCLUÍDO', holds: ({ serviceApproved }) => serviceApproved },
];

/**
 * Returns the label of the button for the next step of a financing (financing-062): `CONTRATAR` before a deal
 * begins, `VER FINANCIAMENTO` when the financing is over.
 */
export function getFinancingActionLabel(facts: FinancingDealFacts, now: number): string {
  if (isFinancingOver(facts)) return 'VER FINANCIAMENTO';
  if (facts.stage === 'SIMULATION') return 'CONTRATAR';
  const state = computeDealState(facts, now);
  return nextActions.find(({ holds }) => holds(state))?.label ?? 'VER DOCUMENTOS';
}

/** Labels of the tabs of the financing dialog, by index. */
export const FINANCING_TAB_LABELS = [
  'Add a Proposta',
  'Opção Fin.',
  'Documentação',
  'Notas Fiscais',
  'Comprovantes',
] as const;

/**
 * Returns the indexes of the tabs that the financing dialog shows for a financing (financing-019 to
 * financing-021).
 */
export function getVisibleFinancingTabs(facts: FinancingDealFacts, now: number): number[] {
  const state = computeDealState(facts, now);
  const isSeen = [
    true,
    true,
    !(state.contractSigned && state.documents === 'approved'),
    hasDocuments(state),
    state.contractSigned && state.invoices === 'approved',
  ];
  return isSeen.flatMap((seen, index) => (seen ? [index] : []));
}

/**
 * Returns the index of the tab that the financing dialog opens first: the tab of the financing's next step,
 * or the nearest visible tab before (financing-007 to financing-011). An ended financing opens at the tab of
 * its offers.
 */
export function getInitialFinancingTab(facts: FinancingDealFacts, now: number): number {
  if (isFinancingOver(facts)) return 0;
  const { isAdded, isChosen, documents, contractSigned } = computeDealState(facts, now);
  const wanted = () => {
    if (contractSigned) return 4;
    if (!isChosen) return isAdded ? 1 : 0;
    return documents === 'approved' ? 3 : 2;
  };
  return Math.max(...getVisibleFinancingTabs(facts, now).filter((index) => index <= wanted()));
}
