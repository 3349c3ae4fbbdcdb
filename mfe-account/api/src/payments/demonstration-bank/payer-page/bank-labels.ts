import type { PaymentMethod, ProviderChargeState } from '../../payment-provider';
import type { BankAuthorization } from '../authorizations';

/** Labels of the states of a charge, on the pages of the demonstration bank. */
export const chargeStateLabels: Record<ProviderChargeState, string> = {
  open: 'Em aberto',
  paid: 'Paga',
  expired: 'Vencida',
  failed: 'Recusada',
  canceled: 'Cancelada',
  refunded: 'Devolvida',
  disputed: 'Contestada',
};

export const authorizationStateLabels: Record<BankAuthorization['state'], string> = {
  pending: 'Aguarda a sua resposta',
  active: 'Ativa',
  refused: 'Recusada',
  canceled: 'Cancelada',
};

export const paymentMethodLabels: Record<PaymentMethod, string> = {
  pix: 'Pix',
  boleto: 'boleto',
  card: 'cartão',
  pixAutomatic: 'Pix Automático',
};
