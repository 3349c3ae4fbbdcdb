import {
  computeDocumentGroupState,
  type DocumentGroupState,
  expectedInstallationProofs,
  expectedInvoices,
  getFinancingDocumentLabel,
  listExpectedApplicantDocuments,
} from '@girassol/shared-domain/financing';
import {
  type CreditApplication,
  type CreditApplicationChange,
  isCompanyApplicant,
} from './credit-application';

/**
 * Group of documents that the demonstration bank requests together: the applicant's documents, the invoices,
 * or the proofs of installation.
 */
export type DocumentGroup = 'documents' | 'invoices' | 'proofs';

/** Number of the partner in the name of a document. Documents of former partners still count. */
const PARTNER_NUMBER = /Sócio (\d+)$/;

function expectedIn(group: DocumentGroup, application: CreditApplication) {
  if (group === 'invoices') return expectedInvoices;
  if (group === 'proofs') return expectedInstallationProofs;
  const known = application.papers.map(({ semantic }) => Number(PARTNER_NUMBER.exec(semantic)?.[1] ?? 0));
  const partners = Math.max(application.associates, ...known);
  return listExpectedApplicantDocuments({ isCNPJ: isCompanyApplicant(application), partners });
}

/**
 * Lists the types (`semantic`) of the documents in a group that the demonstration bank expects for an
 * application.
 */
export const listDocumentSemanticsOfGroup = (
  group: DocumentGroup,
  application: CreditApplication,
): string[] => expectedIn(group, application).map(({ semantic }) => semantic);

/**
 * Returns the state of a group of documents of an application. The state of the proofs of installation
 * includes the monitoring link.
 */
export function getDocumentGroupState(
  group: DocumentGroup,
  application: CreditApplication,
): DocumentGroupState {
  const papers = computeDocumentGroupState(
    expectedIn(group, application),
    Object.fromEntries(application.papers.map(({ semantic, status }) => [semantic, status])),
  );
  if (group !== 'proofs') return papers;
  const link = application.link?.status;
  if (papers === 'rejected' || link === 'REJECTED') return 'rejected';
  if (papers === 'missing' || link === undefined) return 'missing';
  return papers === 'approved' && link === 'APPROVED' ? 'approved' : 'inAnalysis';
}

/** Returns the group of documents that the demonstration bank currently waits for or reviews. */
export function getCurrentDocumentGroup(application: CreditApplication): DocumentGroup {
  if (!application.contractSigned) return 'documents';
  return getDocumentGroupState('invoices', application) === 'approved' ? 'proofs' : 'invoices';
}

/** Statuses in which documents are sent and reviewed. */
const documentStatuses: readonly CreditApplication['status'][] = [
  'PENDENTE_DOCUMENTACAO',
  'ANALISE_DOCUMENTACAO',
  'DOCUMENTO_REJEITADO',
  'ENVIO_NFE',
  'COMPROVANTE_SERVICO',
  'ANALISE_DOCUMENTACAO_CONTRATACAO',
  'AJUSTE_DOCUMENTACAO',
];
/**
 * Checks whether an application has a status in which documents are sent to the demonstration bank or
 * reviewed.
 */
export const isInDocumentPhase = ({ status }: Pick<CreditApplication, 'status'>): boolean =>
  documentStatuses.includes(status);

const statuses: Record<DocumentGroup, Record<DocumentGroupState, CreditApplicationChange>> = {
  documents: {
    missing: { status: 'PENDENTE_DOCUMENTACAO', reason: null },
    inAnalysis: { status: 'ANALISE_DOCUMENTACAO', reason: null },
    rejected: { status: 'DOCUMENTO_REJEITADO' },
    approved: { status: 'EM_CADASTRO', reason: null },
  },
  invoices: {
    missing: { status: 'ENVIO_NFE', reason: null },
    inAnalysis: { status: 'ANALISE_DOCUMENTACAO_CONTRATACAO', reason: null },
    rejected: { status: 'AJUSTE_DOCUMENTACAO' },
    approved: { status: 'COMPROVANTE_SERVICO', reason: null },
  },
  proofs: {
    missing: { status: 'COMPROVANTE_SERVICO', reason: null },
    inAnalysis: { status: 'ANALISE_DOCUMENTACAO_CONTRATACAO', reason: null },
    rejected: { status: 'AJUSTE_DOCUMENTACAO' },
    approved: { status: 'AGUARDANDO_DESEMBOLSO', serviceApproved: true, reason: null },
  },
};

/**
 * Returns a copy of an application with the status and reason that follow from the verdicts on its documents.
 * Returns the application unchanged if it is in a status without document review.
 */
export function applyStatusFromDocuments(application: CreditApplication): CreditApplication {
  if (!isInDocumentPhase(application)) return application;
  const group = getCurrentDocumentGroup(application);
  const state = getDocumentGroupState(group, application);
  const reason = state === 'rejected' ? firstReason(application) : application.reason;
  return { ...application, reason, ...statuses[group][state] };
}

function firstReason({ papers, link }: CreditApplication): string | null {
  const paper = papers.find(({ status }) => status === 'REJECTED');
  if (paper) return `${getFinancingDocumentLabel(paper.semantic)}: ${paper.reason ?? 'não foi aceito.'}`;
  return link?.status === 'REJECTED' ? 'O link de monitoramento não mostra o sistema.' : null;
}
