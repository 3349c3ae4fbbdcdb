import type { PayableCharge } from '@girassol/account-domain/contract';
import type { Tone } from '@girassol/shared-ui';

/** States of a charge for people. */
export const chargeStateBadges: Readonly<Record<PayableCharge['state'], { text: string; tone: Tone }>> = {
  open: { text: 'Em aberto', tone: 'warn' },
  paid: { text: 'Pago', tone: 'good' },
  expired: { text: 'Venceu', tone: 'neutral' },
  failed: { text: 'Recusado', tone: 'bad' },
  canceled: { text: 'Cancelado', tone: 'neutral' },
  refunded: { text: 'Devolvido', tone: 'info' },
  disputed: { text: 'Contestado', tone: 'bad' },
};

/** Kinds of charges for people. */
export const chargeKindLabels: Readonly<Record<PayableCharge['kind'], string>> = {
  signup: 'Assinatura',
  renewal: 'Renovação',
  upgrade: 'Mudança de plano',
};

/** Payment methods for people, where one stands alone. */
export const chargeMethodLabels: Readonly<Record<PayableCharge['method'], string>> = {
  pix: 'Pix',
  boleto: 'Boleto',
  card: 'Cartão',
  pixAutomatic: 'Pix Automático',
};
