import type { BankDecision } from '@girassol/shared-domain/contract';
import type { FinancingDocumentStatus } from '@girassol/shared-domain/financing';
import type { Tone } from '@girassol/shared-ui';

interface DecisionLabels {
  label: string;
  done: string;
  /** Label of the reason field; omitted for decisions without a reason. */
  reason?: string;
  isDanger?: boolean;
}

/** Labels of the decisions that a person can take at the desk of the demonstration bank. */
export const bankDecisionLabels: Record<BankDecision, DecisionLabels> = {
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

/** Tone of the badge for each status of a document at the bank desk. */
export const documentTones: Record<FinancingDocumentStatus, Tone> = {
  PENDING: 'info',
  APPROVED: 'good',
  REJECTED: 'bad',
  WAIVED: 'neutral',
};

/** Hint at the field for the bank's reason: tells that the requester reads the reason. */
export const BANK_REASON_HINT = 'Quem pediu lê este motivo.';
