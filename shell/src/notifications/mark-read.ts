import { ApiError, api } from '@girassol/shared-auth';

/** Marks notifications as read while the person goes on to what they lead to. A failure leaves them unread. */
export async function markReadOnTheWay(userId: string, ids: string[]): Promise<void> {
  try {
    await api('POST /notifications/read/:userId', {
      params: { userId },
      body: { ids, isRead: true },
      silent: true,
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}
