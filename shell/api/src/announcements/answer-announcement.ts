import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { notFound } from '@girassol/api-platform/refusals/refusal';
import type { AnnouncementAnswer } from '@girassol/shell-domain/contract';
import { findAnnouncement } from './list-announcements';

const DAY_MS = 24 * 3_600_000;

/** Days for which an answer hides an announcement (shell.notifications-007, shell.promo-002, shell.promo-003); null: for good. */
const HIDDEN_DAYS: Record<AnnouncementAnswer, number | null> = {
  LATER: 1,
  OPENED: null,
  DISMISSED: 15,
  NOT_INTERESTED: 90,
};

/** Stores the caller's answer to an announcement, in place of an earlier one. Throws 404 for one that concerns others. */
export async function answerAnnouncement(
  tx: Tx,
  caller: Caller,
  announcementId: string,
  answer: AnnouncementAnswer,
): Promise<Record<string, never>> {
  if (!(await findAnnouncement(tx, caller, announcementId))) throw notFound('Este aviso não existe mais.');
  const days = HIDDEN_DAYS[answer];
  const stored = { answer, hidden_until: days === null ? null : new Date(Date.now() + days * DAY_MS) };
  await tx
    .insertInto('announcement_answers')
    .values({
      account_id: caller.accountId,
      user_id: caller.userId,
      announcement_id: announcementId,
      ...stored,
    })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'user_id', 'announcement_id']).doUpdateSet(stored),
    )
    .execute();
  return {};
}
