import { instantOf, toIsoDate } from '@girassol/shared-domain';
import { type CreditStatus, lostCreditStatuses } from '@girassol/shared-domain/financing';
import { type Application, hasTag } from './application';
import { judgePapers } from './judge-papers';
import { settled } from './paper-groups';
import { afterVerdict, judgeCredit } from './policy';

const DAY_MS = 86_400_000;
/** Works must be shown so long after the contract was signed. */
const WORKS_DAYS = 120;
const PAPERS_DAYS = 30;
const REVIEW_DAYS = 2;
/** How long one may look at an offer that `+expirar` ends. */
const SOON_EXPIRED_MS = 6_000;

/** Something the bank does without being asked. */
interface OwnStep {
  /** As its desk reads it. */
  what: string;
  /** How long after it became possible. */
  afterMs: number;
  take(application: Application, now: Date): Application;
}

/** A step that a person at the desk takes instead, where `+pendente` says so. */
interface PlannedStep extends OwnStep {
  isDecision?: boolean;
}

type Steps = Partial<Record<CreditStatus, (application: Application, now: Date) => PlannedStep | null>>;

const judged = (application: Application, now: Date): Application => ({
  ...application,
  reviewAsked: false,
  ...afterVerdict(application, judgeCredit(application, toIsoDate(now.getTime()))),
});

/** What comes of the contract's signature. */
export const signed = (application: Application, now: Date): Application =>
  settled({
    ...application,
    status: 'ENVIO_NFE',
    reason: null,
    contractSigned: true,
    expiresAt: new Date(now.getTime() + WORKS_DAYS * DAY_MS),
  });

const expired = (application: Application): Application => ({
  ...application,
  status: 'VENCIDO',
  reason: 'O prazo da proposta terminou.',
});

/** What the bank does by itself in each status. */
const steps: Steps = {
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
      hasTag(application, 'reanalise')
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
    afterMs: hasTag(application, 'expirar') ? SOON_EXPIRED_MS : untilExpiry(application, now),
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
    take: judgePapers,
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
    take: signed,
  }),
  ANALISE_DOCUMENTACAO_CONTRATACAO: () => ({
    what: 'Conferir notas e comprovantes',
    afterMs: 800,
    isDecision: true,
    take: judgePapers,
  }),
  AGUARDANDO_DESEMBOLSO: () => ({
    what: 'Pagar',
    afterMs: 700,
    isDecision: true,
    take: (application) => ({ ...application, status: 'CONCLUIDO' }),
  }),
};

/** Until the end of the last day on which an offer holds. */
function untilExpiry({ offers }: Application, now: Date): number {
  const last = offers
    .map(({ validUntil }) => validUntil)
    .sort()
    .at(-1);
  if (last === undefined) return PAPERS_DAYS * DAY_MS;
  return Math.max(0, instantOf(last, '00:00') + DAY_MS - now.getTime());
}

/** What the bank does next without being asked; null: it waits for its desk or the seller. `+lento` has it take a day. */
export function nextStep(application: Application, now: Date): OwnStep | null {
  const step = steps[application.status]?.(application, now) ?? null;
  if (!step || (step.isDecision && hasTag(application, 'pendente'))) return null;
  return { ...step, afterMs: hasTag(application, 'lento') ? Math.max(DAY_MS, step.afterMs) : step.afterMs };
}

/** Nothing follows any more. */
export const isOver = ({ status }: Pick<Application, 'status'>): boolean =>
  status === 'CONCLUIDO' || lostCreditStatuses.includes(status);
