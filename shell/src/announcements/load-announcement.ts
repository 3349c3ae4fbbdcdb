import { ApiError, api, getSession } from '@girassol/shared-auth';
import type {
  AnnouncementAnswer,
  AnnouncementKind,
  PublicNotification,
} from '@girassol/shell-domain/contract';

/** Loads the announcement of a kind that the logged-in user has not answered; null without one, or without an answer. */
export async function loadAnnouncement(
  userId: string,
  kind: AnnouncementKind,
): Promise<PublicNotification | null> {
  const params = { userId };
  try {
    if (kind === 'NOTICE')
      return (await api('GET /notifications/last-public/:userId', { params, silent: true }))
        .lastPublicNotification;
    return (await api('GET /notifications/promotion/:userId', { params, silent: true })).promotion;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/** Stores the user's answer. A failure leaves the announcement unanswered: it comes back. */
export async function answerAnnouncement(announcementId: string, answer: AnnouncementAnswer): Promise<void> {
  try {
    await api('POST /notifications/public/answer/:announcementId', {
      params: { announcementId },
      body: { answer },
      silent: true,
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

const RETRY_MS = 2_000;

/**
 * Calls `load` with the id of the logged-in user of an account in good standing after a delay, and tries again two seconds later
 * while nobody is logged in (shell.notifications-010). Returns the function that ends this.
 */
export function loadOnceLoggedIn(delayMs: number, load: (userId: string) => void): () => void {
  let timer = setTimeout(attempt, delayMs);
  function attempt() {
    const session = getSession();
    if (session?.statusOk && !session.isSerranaCalcClient) load(session.userId);
    else timer = setTimeout(attempt, RETRY_MS);
  }
  return () => clearTimeout(timer);
}

/**
 * Returns the address that "QUERO SABER MAIS" opens: the list of updates for a title that mentions an available update, in any
 * spelling of its accents, otherwise the announcement's own (shell.notifications-009).
 */
export function getAnnouncementTarget({
  title,
  openUrl,
}: Pick<PublicNotification, 'title' | 'openUrl'>): string {
  const plain = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.includes('atualizacao disponivel') ? '/atualizacoes' : openUrl;
}
