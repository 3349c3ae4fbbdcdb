import type { BankDecision } from '@girassol/shared-domain/contract';
import type { PaperStatus } from '@girassol/shared-domain/financing';
import type { Tone } from '@girassol/shared-ui';

interface DecisionWords {
  label: string;
  done: string;
  /** What is asked for where the applicant reads why. */
  reason?: string;
  isDanger?: boolean;
}

/** What the desk decides, as its buttons say it. */
export const decisionWords: Record<BankDecision, DecisionWords> = {
  APPROVE: { label: 'Aprovar o crédito', done: 'Crédito aprovado' },
  REFUSE: { label: 'Recusar', done: 'Pedido recusado', reason: 'Por que o banco recusa', isDanger: true },
  REVIEW: { label: 'Rever', done: 'Pedido em reanálise' },
  ASK_PAPERS: {
    label: 'Pedir de novo',
    done: 'Documentos pedidos de novo',
    reason: 'O que falta ou não serve',
  },
  SIGN: { label: 'Registrar a assinatura', done: 'Contrato assinado' },
  APPROVE_SERVICE: { label: 'Aprovar o serviço', done: 'Serviço aprovado' },
  PAY: { label: 'Pagar', done: 'Financiamento pago' },
  EXPIRE: { label: 'Deixar vencer', done: 'Proposta vencida' },
};

export const paperTones: Record<PaperStatus, Tone> = {
  PENDING: 'info',
  APPROVED: 'good',
  REJECTED: 'bad',
  WAIVED: 'neutral',
};

/** Of a reason that the desk gives. */
export const TOLD = 'Quem pediu lê este motivo.';
