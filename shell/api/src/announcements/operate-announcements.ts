import type { Caller } from '@girassol/api-platform/access';
import { generateId, type Tx } from '@girassol/api-platform/database';
import { invalidField, notFound } from '@girassol/api-platform/refusals/refusal';
import type { ParsedRequestBody, ResponseBody } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';

type AnnouncementList = ResponseBody<'GET /operation/announcements'>;
type NewAnnouncement = ParsedRequestBody<'POST /operation/announcements'>;

/** Maximum number of announcements that operators see. */
const MAX_LISTED = 200;

/** Lists the announcements, newest first, with how many people have opened them, and how many put them off. */
export async function listAllAnnouncements(tx: Tx): Promise<AnnouncementList> {
  const rows = await tx
    .selectFrom('announcements as a')
    .selectAll('a')
    .select(sql<{ opened: number; dismissed: number }>`count_announcement_answers(a.id)`.as('answers'))
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_LISTED)
    .execute();
  return {
    announcements: rows.map((row) => ({
      _id: row.id,
      kind: row.kind,
      title: row.title,
      content: row.content,
      openUrl: row.open_url,
      plans: row.plans,
      whitelabels: row.whitelabels,
      startsAt: row.starts_at.getTime(),
      endsAt: row.ends_at?.getTime() ?? null,
      by: row.by,
      ...row.answers,
    })),
  };
}

/** Writes an announcement in the name of an operator. */
export async function createAnnouncement(
  tx: Tx,
  { accountId, userId }: Caller,
  announcement: NewAnnouncement,
): Promise<AnnouncementList> {
  const { email: by } = await tx
    .selectFrom('users')
    .select('email')
    .where('account_id', '=', accountId)
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('announcements')
    .values({ id: generateId(), by, ...toColumns(announcement) })
    .execute();
  return listAllAnnouncements(tx);
}

/** Changes an announcement. Throws 404 for an unknown one. */
export async function changeAnnouncement(
  tx: Tx,
  announcementId: string,
  announcement: NewAnnouncement,
): Promise<AnnouncementList> {
  const changed = await tx
    .updateTable('announcements')
    .set(toColumns(announcement))
    .where('id', '=', announcementId)
    .returning('id')
    .executeTakeFirst();
  if (!changed) throw notFound('Este aviso não existe mais.');
  return listAllAnnouncements(tx);
}

/** Ends an announcement now; one that has not begun yet is deleted. Throws 404 for an unknown one. */
export async function endAnnouncement(tx: Tx, announcementId: string): Promise<AnnouncementList> {
  const begun = await tx
    .updateTable('announcements')
    .set({ ends_at: sql<Date>`least(ends_at, now())` })
    .where('id', '=', announcementId)
    .where('starts_at', '<', sql<Date>`now()`)
    .returning('id')
    .executeTakeFirst();
  const ended =
    begun ??
    (await tx
      .deleteFrom('announcements')
      .where('id', '=', announcementId)
      .returning('id')
      .executeTakeFirst());
  if (!ended) throw notFound('Este aviso não existe mais.');
  return listAllAnnouncements(tx);
}

function toColumns({ kind, title, content, openUrl, plans, whitelabels, startsAt, endsAt }: NewAnnouncement) {
  if (endsAt !== null && endsAt <= startsAt)
    throw invalidField('endsAt', 'O aviso terminaria antes de começar.');
  return {
    kind,
    title,
    content,
    open_url: openUrl,
    plans,
    whitelabels,
    starts_at: new Date(startsAt),
    ends_at: endsAt === null ? null : new Date(endsAt),
  };
}
