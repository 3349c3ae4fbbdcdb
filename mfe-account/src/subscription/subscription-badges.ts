import type { Tone } from '@girassol/shared-ui';
import type { Subscription } from './subscription-part';

const stateBadges: Readonly<Record<Subscription['state'], { text: string; tone: Tone }>> = {
  pending: { text: 'Aguardando pagamento', tone: 'warn' },
  active: { text: 'Ativa', tone: 'good' },
  pastDue: { text: 'Em atraso', tone: 'warn' },
  suspended: { text: 'Bloqueada', tone: 'bad' },
  ended: { text: 'Encerrada', tone: 'bad' },
};

/** Returns how a subscription stands in a word; one that was canceled still works until its period ends. */
export const getSubscriptionBadge = ({
  state,
  canceledOn,
  isTrial,
}: Pick<Subscription, 'state' | 'canceledOn'> & Partial<Pick<Subscription, 'isTrial'>>): {
  text: string;
  tone: Tone;
} => {
  if (state === 'active' && canceledOn !== null) return { text: 'Cancelada', tone: 'warn' };
  if (isTrial && state === 'active') return { text: 'Em teste', tone: 'good' };
  return isTrial && state !== 'pending' ? { text: 'Teste encerrado', tone: 'warn' } : stateBadges[state];
};
