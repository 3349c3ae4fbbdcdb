import type { PayableCharge } from '@girassol/account-domain/contract';

/** Explanations of a charge that can no longer be paid and is not paid; undefined for all others. */
export const closedChargeMessages: Partial<Record<PayableCharge['state'], string>> = {
  canceled: 'Esta cobrança foi cancelada: não é preciso pagar nada.',
  refunded: 'Este pagamento foi devolvido a quem pagou.',
  disputed: 'Este pagamento foi contestado no banco. Fale com a gente para resolver.',
};
