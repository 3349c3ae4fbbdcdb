import { DAY_MS, toEpochMs, toIsoDate } from '@girassol/shared-domain';
import { type CreditStatus, lostCreditStatuses } from '@girassol/shared-domain/financing';
import { type CreditApplication, hasOutcomeTag } from './credit-application';
import { applyStatusFromDocuments } from './document-groups';
import { assessCredit, toApplicationChange } from './policy';
import { reviewDocuments } from './review-documents';

/** Works must be shown so long after the contract was signed. */
const WORKS_DAYS = 120;
const PAPERS_DAYS = 30;
const REVIEW_DAYS = 2;
/** Duration in milliseconds after which an offer expires for applicants with the tag `+expirar`. */
const SHORT_EXPIRY_MS = 6_000;

/** Something the bank does without being asked. */
interface OwnStep {
  /** As its desk reads it. */
  what: string;
  /** Delay in milliseconds after the step became possible. */
  afterMs: number;
  take(application: CreditApplication, now: Date): CreditApplication;
}

/** A step that a person at the desk takes instead, where `+pendente` says so. */
interface PlannedStep extends OwnStep {
  isDecision?: boolean;
}

type Steps = Partial<Record<CreditStatus, (application: CreditApplication, now: Date) => PlannedStep | null>>;

const judged = (application: CreditApplication, now: Date): CreditApplication => ({
  ...application,
  reviewAsked: false,
  ...toApplicationChange(application, assessCredit(application, toIsoDate(now.getTime()))),
});

/**
 * Returns a copy of an application whose contract was signed: the demonstration bank now waits for the
 * invoices, until a deadline for showing the works.
 */
export const markContractSigned = (application: CreditApplication, now: Date): CreditApplication =>
  applyStatusFromDocuments({
    ...application,
    status: 'ENVIO_NFE',
    reason: null,
    contractSigned: true,
    expiresAt: new Date(now.getTime() + WORKS_DAYS * DAY_MS),
  });

const expired = (application: CreditApplication): CreditApplication => ({
  ...application,
  status: 'VENCIDO',
  reason: 'O prazo da proposta terminou.',
});

/** Automatic step of the bank in each status. */
const stepsByStatus: Steps = {
  SOLICITACAO_GERADA: ({ stage }) => ({
    what: stage === 'SIMULATION' ? 'Calcular as ofertas' : 'Começar a análise de crédito',
    afterMs: 400,
    take: (application, now) =>
      stage === 'SIMULATION' ? judged(application, now) : { ...application, status: 'EM_ANALISE' },
  }),
  EM_ANALISE: () => ({
    what: 'Decidir o crédito',
    afterMs: 600,
    isDecision: true,
    take: (application, now) =>
      hasOutcomeTag(application, 'reanalise')
        ? { ...application, status: 'EM_REANALISE' }
        : judged(application, now),
  }),
  EM_REANALISE: ({ reviewAsked }) =>
    reviewAsked
      ? {
          what: 'Confirmar a recusa, se ninguém a rever',
          afterMs: REVIEW_DAYS * DAY_MS,
          take: (application) => ({
            ...application,
            status: 'REPROVADO_MOTOR',
            reviewAsked: false,
            reason: 'A revisão confirmou a análise.',
          }),
        }
      : { what: 'Decidir o crédito', afterMs: 800, isDecision: true, take: judged },
  AGUARDANDO_ACEITE: (application, now) => ({
    what: 'Encerrar a proposta por falta de aceite',
    afterMs: hasOutcomeTag(application, 'expirar') ? SHORT_EXPIRY_MS : untilExpiry(application, now),
    take: expired,
  }),
  PENDENTE_DOCUMENTACAO: () => ({
    what: 'Encerrar a proposta por falta de documentos',
    afterMs: PAPERS_DAYS * DAY_MS,
    take: expired,
  }),
  ANALISE_DOCUMENTACAO: () => ({
    what: 'Conferir os documentos',
    afterMs: 800,
    isDecision: true,
    take: reviewDocuments,
  }),
  EM_CADASTRO: () => ({
    what: 'Emitir o contrato',
    afterMs: 400,
    take: (application) => ({ ...application, status: 'AGUARDANDO_ASSINATURA' }),
  }),
  AGUARDANDO_ASSINATURA: () => ({
    what: 'Registrar a assinatura do cliente',
    afterMs: 700,
    isDecision: true,
    take: markContractSigned,
  }),
  ANALISE_DOCUMENTACAO_CONTRATACAO: () => ({
    what: 'Conferir notas e comprovantes',
    afterMs: 800,
    isDecision: true,
    take: reviewDocuments,
  }),
  AGUARDANDO_DESEMBOLSO: () => ({
    what: 'Pagar',
    afterMs: 700,
    isDecision: true,
    take: (application) => ({ ...application, status: 'CONCLUIDO' }),
  }),
};

/** Until the end of the last day on which an offer holds. */
function untilExpiry({ offers }: CreditApplication, now: Date): number {
  const last = offers
    .map(({ validUntil }) => validUntil)
    .sort()
    .at(-1);
  if (last === undefined) return PAPERS_DAYS * DAY_MS;
  return Math.max(0, toEpochMs(last, '00:00') + DAY_MS - now.getTime());
}

/**
 * Returns the next step that the demonstration bank takes by itself on an application, or null if the bank
 * waits for its desk or for the seller. The tag `+lento` delays the step by at least a day.
 */
export function getNextAutomaticStep(application: CreditApplication, now: Date): OwnStep | null {
  const step = stepsByStatus[application.status]?.(application, now) ?? null;
  if (!step || (step.isDecision && hasOutcomeTag(application, 'pendente'))) return null;
  return {
    ...step,
    afterMs: hasOutcomeTag(application, 'lento') ? Math.max(DAY_MS, step.afterMs) : step.afterMs,
  };
}

/** Checks whether an application at the demonstration bank has reached a final status. */
export const hasApplicationEnded = ({ status }: Pick<CreditApplication, 'status'>): boolean =>
  status === 'CONCLUIDO' || lostCreditStatuses.includes(status);
