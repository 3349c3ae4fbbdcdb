import type { Row, Tx } from '@girassol/api-platform/database';
import { formatClock } from '@girassol/api-platform/days/format-clock';
import { toIsoDate } from '@girassol/shared-domain';
import type { Note } from '@girassol/shared-domain/contract';

/**
 * Converts a row of `notes` to the note that the API returns. The text is plain text; mark-up in the text is
 * shown as typed. `mentionNames` are the present names of mentioned people, by id.
 */
export function toNote(row: Row<'notes'>, userName: string, mentionNames: ReadonlyMap<string, string>): Note {
  return {
    _id: row.id,
    content: row.content,
    type: row.type,
    warning: row.notification_at !== null,
    notificationDate: row.notification_date,
    notificationTimestamp: row.notification_at?.getTime() ?? null,
    notificationTimeStart: formatClock(row.time_start),
    notificationTimeEnd: formatClock(row.time_end),
    isPrivate: row.is_private,
    registryDate: toIsoDate(row.registered_at.getTime()),
    registryTimestamp: row.registered_at.getTime(),
    version: row.version,
    user: { _id: row.user_id, personalData: { name: userName } },
    mentions: row.mentions.map(({ userId, label }) => ({
      userId,
      label,
      name: mentionNames.get(userId) ?? label,
    })),
  };
}

/** Loads the name of the author of a note. */
export async function loadAuthorName(tx: Tx, note: Row<'notes'>): Promise<string> {
  const author = await tx
    .selectFrom('users')
    .select('name')
    .where('account_id', '=', note.account_id)
    .where('id', '=', note.user_id)
    .executeTakeFirstOrThrow();
  return author.name;
}
