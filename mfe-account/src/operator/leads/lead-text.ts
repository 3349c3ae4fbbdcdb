import type { LeadKind, LeadState } from '@girassol/account-domain/leads';
import type { Tone } from '@girassol/shared-ui';

/** Forms that leads come from, for people. */
export const leadKindLabels: Readonly<Record<LeadKind, string>> = {
  contact: 'Contato',
  trial: 'Teste grátis',
  course: 'Curso',
};

/** States of the delivery of a lead, for people. */
export const leadStateBadges: Readonly<Record<LeadState, { text: string; tone: Tone }>> = {
  STORED: { text: 'Guardado', tone: 'neutral' },
  WAITING: { text: 'A entregar', tone: 'info' },
  DELIVERED: { text: 'Entregue', tone: 'good' },
  FAILED: { text: 'Não entregue', tone: 'bad' },
  HELD: { text: 'Retido', tone: 'warn' },
};
