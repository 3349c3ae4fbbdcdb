import type { IconName } from '@girassol/shared-ui';

/** Subject that kinds of notifications share. */
export interface NotificationGroup {
  label: string;
  icon: IconName;
}

interface KindGroup extends NotificationGroup {
  /** Beginnings of the names of its kinds. */
  kinds: readonly string[];
}

const groups: readonly KindGroup[] = [
  {
    label: 'Vendas e agenda',
    icon: 'calendar',
    kinds: ['item-', 'schedule-', 'note-', 'followed-', 'chat-', 'site-'],
  },
  {
    label: 'Propostas, contratos e financiamentos',
    icon: 'clipboard',
    kinds: ['proposal-', 'contract-', 'financing-'],
  },
  { label: 'Planilhas', icon: 'upload', kinds: ['import-', 'export-'] },
  { label: 'Suporte', icon: 'life-buoy', kinds: ['ticket-', 'support-'] },
  { label: 'Segurança', icon: 'lock', kinds: ['security-'] },
  { label: 'Outras áreas', icon: 'bell', kinds: ['mfe-'] },
];

const accountGroup: NotificationGroup = { label: 'Conta e equipe', icon: 'building' };

/** Returns the subject of a kind of notification; kinds without one of their own are about the account. */
export const getNotificationGroup = (kind: string): NotificationGroup =>
  groups.find(({ kinds }) => kinds.some((start) => kind.startsWith(start))) ?? accountGroup;

/** Groups of kinds in the order in which they are shown. */
export const notificationGroups: readonly NotificationGroup[] = [...groups, accountGroup];
