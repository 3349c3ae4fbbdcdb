import { creditBadge, type FinancingTone, lostCreditStatuses } from './credit-status';
import {
  type Applicant,
  documentsOf,
  invoices,
  type Papers,
  type PapersState,
  proofs,
  stateOf,
} from './papers';

/** What the steps of a financing are told by. */
export interface DealFacts extends Applicant {
  stage: 'SIMULATION' | 'DEAL';
  options: readonly { addedToProp: boolean; chosen: boolean; preApproved?: boolean }[];
  papers: Papers;
  /** Of the link at which the system can be watched; null: none was sent. */
  monitoringLink: 'PENDING' | 'APPROVED' | 'REJECTED' | null;
  contractSigned: boolean;
  serviceApproved: boolean;
  /** Epoch milliseconds until which the works must be shown; null: no such day yet. */
  expirationTimestamp: number | null;
  preApproved: boolean;
  /** What the bank said last. */
  providerStatus: string;
  /** Who asked took it back. */
  isWithdrawn?: boolean;
}

const lost: readonly string[] = lostCreditStatuses;

/** It was withdrawn, or the bank refused it or let it expire, and no contract holds: nothing follows any more. */
export const isOver = ({
  contractSigned,
  isWithdrawn,
  providerStatus,
}: Pick<DealFacts, 'contractSigned' | 'isWithdrawn' | 'providerStatus'>): boolean =>
  !contractSigned && (isWithdrawn === true || lost.includes(providerStatus));

/** A deal as its tables look at it. */
interface DealState {
  isAdded: boolean;
  isChosen: boolean;
  documents: PapersState;
  invoices: PapersState;
  /** With the link at which the system can be watched (financing-072, financing-073). */
  proofs: PapersState;
  contractSigned: boolean;
  serviceApproved: boolean;
  isLate: boolean;
}

/** Where a deal stands. */
export function dealState(facts: DealFacts, now: number): DealState {
  const { options, papers, contractSigned, serviceApproved, monitoringLink } = facts;
  return {
    isAdded: options.some(({ addedToProp }) => addedToProp),
    isChosen: options.some(({ chosen }) => chosen),
    documents: stateOf(documentsOf(facts), papers),
    invoices: stateOf(invoices, papers),
    proofs: withLink(stateOf(proofs, papers), monitoringLink),
    contractSigned,
    serviceApproved,
    isLate: isLate(facts, now),
  };
}

function withLink(papers: PapersState, link: DealFacts['monitoringLink']): PapersState {
  if (papers === 'rejected' || link === 'REJECTED') return 'rejected';
  if (papers === 'missing' || link === null) return 'missing';
  return papers === 'approved' && link === 'APPROVED' ? 'approved' : 'inAnalysis';
}

/** The works were not shown in time (financing-047). */
export const isLate = (
  {
    contractSigned,
    serviceApproved,
    expirationTimestamp,
  }: Pick<DealFacts, 'contractSigned' | 'serviceApproved' | 'expirationTimestamp'>,
  now: number,
): boolean => contractSigned && !serviceApproved && expirationTimestamp !== null && expirationTimestamp < now;

interface DealStatus {
  code: string;
  label: string;
  tone: FinancingTone;
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
    label: 'Documentação Reprovada',
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
 * Status, words and tone of a financing: of its deal, or of the simulation it still is (financing-046, financing-049). One
 * that is over shows how it ended, and no step that will never come.
 */
export function financingStatus(facts: DealFacts, now: number): DealStatus {
  if (isOver(facts)) return endOf(facts);
  if (facts.stage === 'SIMULATION') {
    const label = facts.preApproved ? 'Crédito Pré-Aprovado' : 'Análise';
    return { code: 'SIMULAÇÃO_GERADA', label, tone: facts.preApproved ? 'positive' : 'info' };
  }
  const state = dealState(facts, now);
  const found = dealStatuses.find(({ holds }) => holds(state));
  if (found) return { code: found.code, label: found.label, tone: found.tone };
  return { code: facts.providerStatus, ...creditBadge(facts.providerStatus) };
}

function endOf({ isWithdrawn, providerStatus }: DealFacts): DealStatus {
  if (isWithdrawn) return { code: 'CANCELADO', label: 'Cancelado', tone: 'neutral' };
  return { code: providerStatus, ...creditBadge(providerStatus) };
}

/** What is to be done next: the first row that holds (financing-052 to financing-061). */
const actions: readonly { label: string; holds(state: DealState): boolean }[] = [
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

/** The words of the one button that leads on (financing-062: before a deal, it begins one); of what is over, to look at it. */
export function financingAction(facts: DealFacts, now: number): string {
  if (isOver(facts)) return 'VER FINANCIAMENTO';
  if (facts.stage === 'SIMULATION') return 'CONTRATAR';
  const state = dealState(facts, now);
  return actions.find(({ holds }) => holds(state))?.label ?? 'VER DOCUMENTOS';
}

/** The tabs of the modal, by their index. */
export const FINANCING_TABS = [
  'Add a Proposta',
  'Opção Fin.',
  'Documentação',
  'Notas Fiscais',
  'Comprovantes',
] as const;

/** Indexes of the tabs that can be seen (financing-019 to financing-021). */
export function visibleTabs(facts: DealFacts, now: number): number[] {
  const state = dealState(facts, now);
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
 * The tab a financing opens at (financing-007 to financing-011): of the rule, or the nearest one before it that can be seen.
 * Where it is over nothing is to be chosen or sent: its options are shown.
 */
export function initialTab(facts: DealFacts, now: number): number {
  if (isOver(facts)) return 0;
  const { isAdded, isChosen, documents, contractSigned } = dealState(facts, now);
  const wanted = () => {
    if (contractSigned) return 4;
    if (!isChosen) return isAdded ? 1 : 0;
    return documents === 'approved' ? 3 : 2;
  };
  return Math.max(...visibleTabs(facts, now).filter((index) => index <= wanted()));
}
