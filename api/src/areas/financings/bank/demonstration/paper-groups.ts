import { documentsOf, invoices, type PapersState, proofs, stateOf } from '@girassol/shared-domain/financing';
import { type Application, type Change, isCompany } from './application';

/** What is asked for together. */
export type PaperGroup = 'documents' | 'invoices' | 'proofs';

/** Of whom papers came, when somebody else became a partner after the request. */
const PARTNER = /Sócio (\d+)$/;

function expectedIn(group: PaperGroup, application: Application) {
  if (group === 'invoices') return invoices;
  if (group === 'proofs') return proofs;
  const known = application.papers.map(({ semantic }) => Number(PARTNER.exec(semantic)?.[1] ?? 0));
  const partners = Math.max(application.associates, ...known);
  return documentsOf({ isCNPJ: isCompany(application), partners });
}

/** Names of the papers of a group. */
export const semanticsOf = (group: PaperGroup, application: Application): string[] =>
  expectedIn(group, application).map(({ semantic }) => semantic);

/** Where a group stands; the proofs with the link at which the system can be watched. */
export function groupState(group: PaperGroup, application: Application): PapersState {
  const papers = stateOf(
    expectedIn(group, application),
    Object.fromEntries(application.papers.map(({ semantic, status }) => [semantic, status])),
  );
  if (group !== 'proofs') return papers;
  const link = application.link?.status;
  if (papers === 'rejected' || link === 'REJECTED') return 'rejected';
  if (papers === 'missing' || link === undefined) return 'missing';
  return papers === 'approved' && link === 'APPROVED' ? 'approved' : 'inAnalysis';
}

/** Which papers the bank is waiting for or looking at. */
export function groupNow(application: Application): PaperGroup {
  if (!application.contractSigned) return 'documents';
  return groupState('invoices', application) === 'approved' ? 'proofs' : 'invoices';
}

/** Statuses in which papers are sent and judged. */
const aboutPapers: readonly Application['status'][] = [
  'PENDENTE_DOCUMENTACAO',
  'ANALISE_DOCUMENTACAO',
  'DOCUMENTO_REJEITADO',
  'ENVIO_NFE',
  'COMPROVANTE_SERVICO',
  'ANALISE_DOCUMENTACAO_CONTRATACAO',
  'AJUSTE_DOCUMENTACAO',
];
export const isAboutPapers = ({ status }: Pick<Application, 'status'>): boolean =>
  aboutPapers.includes(status);

const statuses: Record<PaperGroup, Record<PapersState, Change>> = {
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

/** The request as its papers make it; elsewhere than where papers count they change nothing. */
export function settled(application: Application): Application {
  if (!isAboutPapers(application)) return application;
  const group = groupNow(application);
  const state = groupState(group, application);
  const reason = state === 'rejected' ? firstReason(application) : application.reason;
  return { ...application, reason, ...statuses[group][state] };
}

function firstReason({ papers, link }: Application): string | null {
  const paper = papers.find(({ status }) => status === 'REJECTED');
  if (paper) return `${paper.semantic}: ${paper.reason ?? 'não foi aceito.'}`;
  return link?.status === 'REJECTED' ? 'O link de monitoramento não mostra o sistema.' : null;
}
