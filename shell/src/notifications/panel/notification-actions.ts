import { api, buildApiQueryKey, queryClient } from '@girassol/shared-auth';
import {
  formatCountWithNoun,
  type NotificationChannel,
  type NotificationTiming,
  notificationChannels,
} from '@girassol/shared-domain';
import { showSnackbar } from '@girassol/shared-ui';
import type { Notification } from '@girassol/shell-domain/contract';
import { notificationsKey } from './use-notification-list';

/** Actions of a person on a notification in the list. */
export interface NotificationActions {
  setRead(notification: Notification, isRead: boolean): Promise<void>;
  setAllRead(): Promise<void>;
  setSaved(notification: Notification, isSaved: boolean): Promise<void>;
  /** `until` in epoch milliseconds; `label` names it: "Amanhã às 8h". */
  snooze(notification: Notification, until: number, label: string): Promise<void>;
  remove(notification: Notification): Promise<void>;
  /** Follows the item or customer that the notification opens, or follows it no more. */
  setFollowing(notification: Notification, isFollowing: boolean): Promise<void>;
  /** Lists this kind without showing it on the screen, and mails it in the morning; or tells of it no more. */
  tellLess(notification: Notification, timing: 'SUMMARY' | 'NEVER'): Promise<void>;
}

const reload = () => queryClient.invalidateQueries({ queryKey: buildApiQueryKey(notificationsKey) });

/** Calls the server and loads the list again; the dialog of errors has said why something failed. */
async function attempt(call: () => Promise<unknown>): Promise<boolean> {
  try {
    await call();
    return true;
  } catch {
    return false;
  } finally {
    await reload();
  }
}

/** Creates the actions of a user's list of notifications. What they change is offered to be taken back. */
export function createNotificationActions(userId: string): NotificationActions {
  const params = ({ id: notificationId }: Notification) => ({ notificationId, userId });
  const mark = (ids: string[], isRead: boolean) =>
    attempt(() => api('POST /notifications/read/:userId', { params: { userId }, body: { ids, isRead } }));
  const change = (notification: Notification, body: { isSaved?: boolean; snoozedUntil?: number | null }) =>
    attempt(() =>
      api('PATCH /notifications/user/:notificationId/:userId', { params: params(notification), body }),
    );

  return {
    async setRead({ id }, isRead) {
      await mark([id], isRead);
    },
    async setAllRead() {
      let marked: string[] = [];
      const isDone = await attempt(async () => {
        const { ids } = await api('POST /notifications/read/:userId', {
          params: { userId },
          body: { isRead: true },
        });
        marked = ids;
      });
      if (!isDone || marked.length === 0) return;
      showSnackbar({
        text: `${formatCountWithNoun(marked.length, 'aviso marcado como lido', 'avisos marcados como lidos')}`,
        undo: () => void mark(marked, false),
      });
    },
    async setSaved(notification, isSaved) {
      await change(notification, { isSaved });
    },
    async snooze(notification, until, label) {
      if (!(await change(notification, { snoozedUntil: until }))) return;
      showSnackbar({
        text: `Aviso adiado: ${label.toLowerCase()}`,
        undo: () => void change(notification, { snoozedUntil: null }),
      });
    },
    async remove(notification) {
      const isDone = await attempt(() =>
        api('DELETE /notifications/user/:notificationId/:userId', { params: params(notification) }),
      );
      if (!isDone) return;
      showSnackbar({
        text: 'Aviso excluído',
        undo: () =>
          void attempt(() =>
            api('POST /notifications/restore/:notificationId/:userId', { params: params(notification) }),
          ),
      });
    },
    async setFollowing({ follow }, isFollowing) {
      if (!follow) return;
      const { subject, subjectId } = follow;
      const send = (next: boolean) =>
        attempt(() =>
          api('PUT /notifications/follows/:subject/:subjectId', {
            params: { subject, subjectId },
            body: { isFollowing: next },
          }),
        );
      if (!(await send(isFollowing))) return;
      showSnackbar({
        text: isFollowing ? 'Você segue e será avisado do que acontecer' : 'Você não segue mais',
        undo: () => void send(!isFollowing),
      });
    },
    async tellLess({ kind }, timing) {
      const choose = (next: Record<NotificationChannel, NotificationTiming>) =>
        attempt(() =>
          Promise.all(
            notificationChannels.map((channel) =>
              api('PUT /notifications/preferences/:userId', {
                params: { userId },
                body: { kind, channel, timing: next[channel] },
              }),
            ),
          ),
        );
      const { kinds } = await api('GET /notifications/preferences/:userId', { params: { userId } });
      const before = kinds.find((each) => each.kind === kind);
      if (!before || !(await choose({ bell: timing, mail: timing }))) return;
      showSnackbar({
        text: timing === 'NEVER' ? `Sem avisos de: ${before.label}` : `Menos avisos de: ${before.label}`,
        undo: () => void choose(before),
      });
    },
  };
}
