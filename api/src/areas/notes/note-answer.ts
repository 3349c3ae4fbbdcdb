import { toIsoDate } from '@girassol/shared-domain';
import type { Note } from '@girassol/shared-domain/contract';
import type { Row, Tx } from '../../platform/database';

/** A note as the contract names it. Its text is text: whatever mark-up is in it was typed, and is shown as typed. */
export function noteAnswer(row: Row<'notes'>, userName: string): Note {
  return {
    _id: row.id,
    content: row.content,
    type: row.type,
    warning: row.notification_at !== null,
    notificationDate: row.notification_date,
    notificationTimestamp: row.notification_at?.getTime() ?? null,
    notificationTimeStart: clock(row.time_start),
    notificationTimeEnd: clock(row.time_end),
    isPrivate: row.is_private,
    registryDate: toIsoDate(row.registered_at.getTime()),
    registryTimestamp: row.registered_at.getTime(),
    version: row.version,
    user: { _id: row.user_id, personalData: { name: userName } },
  };
}

/** `hh:mm` of `hh:mm:ss`. */
const clock = (time: string | null): string | null => time?.slice(0, 5) ?? null;

/** Name of who wrote a note. */
export async function authorName(tx: Tx, note: Row<'notes'>): Promise<string> {
  const author = await tx
    .selectFrom('users')
    .select('name')
    .where('account_id', '=', note.account_id)
    .where('id', '=', note.user_id)
    .executeTakeFirstOrThrow();
  return author.name;
}
