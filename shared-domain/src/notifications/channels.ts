import type { NotificationRules } from './notification-definition';

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
  mail: { NOW: 'Se eu não vir em 10 min', SUMMARY: 'Resumo das 8h', NEVER: 'Nunca' },
};

/** Labels of the channels. */
export const notificationChannelLabels: Record<NotificationChannel, string> = {
  bell: 'No sistema',
  mail: 'Por e-mail',
};

/**
 * Returns when a person is notified of a kind on a channel: as the person chose, else at once, by mail at once for urgent
 * kinds and in the morning for others. Required kinds, which are about security and payment, are always told at once. A kind
 * without rules is one that this process does not know, because a newer one wrote it.
 */
export function resolveTiming(
  rules: NotificationRules | undefined,
  channel: NotificationChannel,
  chosen: ChosenTimings,
): NotificationTiming {
  if (rules?.isRequired) return 'NOW';
  return chosen[channel] ?? (channel === 'bell' || rules?.isUrgent ? 'NOW' : 'SUMMARY');
}
