import type { Notification } from '@girassol/shell-domain/contract';

/** Notifications in a row that say the same of different moments: three logins from new devices. Mostly a single one. */
export interface NotificationRun {
  /** Id of the oldest, which stays the same while newer ones join. */
  id: string;
  notifications: readonly [Notification, ...Notification[]];
}

/** Joins notifications in a row that have the same kind and title; their order stays. */
export function groupRepeats(notifications: readonly Notification[]): NotificationRun[] {
  const runs: [Notification, ...Notification[]][] = [];
  for (const notification of notifications) {
    const last = runs.at(-1);
    if (last && isRepeat(last[0], notification)) last.push(notification);
    else runs.push([notification]);
  }
  return runs.map((run) => ({ id: run.at(-1)?.id ?? run[0].id, notifications: run }));
}

const isRepeat = (one: Notification, other: Notification): boolean =>
  one.kind === other.kind && one.title === other.title;
