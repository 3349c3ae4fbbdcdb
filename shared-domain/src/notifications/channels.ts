import { notificationKinds } from './kinds';

/** Ways in which a person is notified: in the bell, which also shows it on the screen, and by mail. */
export const notificationChannels = ['bell', 'mail'] as const;

export type NotificationChannel = (typeof notificationChannels)[number];

/**
 * Times at which a person is notified: at once (a mail goes out if it was not seen on the screen), quietly (in the list of the
 * bell, or in the mail of the morning), or never.
 */
export const notificationTimings = ['NOW', 'SUMMARY', 'NEVER'] as const;

export type NotificationTiming = (typeof notificationTimings)[number];

/** Choices of a person for one kind, by channel. */
export type ChosenTimings = Partial<Record<NotificationChannel, NotificationTiming>>;

/** Labels of the times, by channel. */
export const notificationTimingLabels: Record<NotificationChannel, Record<NotificationTiming, string>> = {
  bell: { NOW: 'Na hora', SUMMARY: 'Só na lista', NEVER: 'Nunca' },
  mail: { NOW: 'Na hora', SUMMARY: 'Resumo das 8h', NEVER: 'Nunca' },
};

/** Labels of the channels. */
export const notificationChannelLabels: Record<NotificationChannel, string> = {
  bell: 'No sistema',
  mail: 'Por e-mail',
};

/** Kind of notification as the table of kinds describes it; kinds of a newer release are unknown to an older one. */
const findKind = (kind: string): { isUrgent: boolean; isRequired?: true } | undefined =>
  Object.entries(notificationKinds).find(([name]) => name === kind)?.[1];

/** Returns true for kinds about security and payment, which cannot be switched off. */
export const isRequiredKind = (kind: string): boolean => findKind(kind)?.isRequired === true;

/**
 * Returns when a person is notified of a kind on a channel: as the person chose, else at once, by mail at once for urgent
 * kinds and in the morning for others. Required kinds are always told at once.
 */
export function resolveTiming(
  kind: string,
  channel: NotificationChannel,
  chosen: ChosenTimings,
): NotificationTiming {
  if (isRequiredKind(kind)) return 'NOW';
  return chosen[channel] ?? (channel === 'bell' || findKind(kind)?.isUrgent ? 'NOW' : 'SUMMARY');
}
