import type { Notification } from '@girassol/shell-domain/contract';

/** Returns the id of a notification of the tests by its last two digits. */
export const getNotificationId = (end: string): string => `0198a000-0000-7000-8000-0000000000${end}`;

/** Builds a notification that is neither seen nor read. */
export const buildNotification = (
  end: string,
  title: string,
  more: Partial<Notification> = {},
): Notification => ({
  id: getNotificationId(end),
  kind: 'proposal-accepted',
  title,
  content: 'Maria aceitou a proposta #0007, de R$ 14.700,00.',
  reason: 'Você recebe este aviso porque a proposta ou a venda é sua.',
  canBeSwitchedOff: true,
  openUrl: '/termos-de-uso-e-politica-de-privacidade',
  follow: null,
  ticket: null,
  type: 'PRIVATE',
  registryTimestamp: 0,
  count: 1,
  isSeen: false,
  isQuiet: false,
  isRead: false,
  isSaved: false,
  ...more,
});
