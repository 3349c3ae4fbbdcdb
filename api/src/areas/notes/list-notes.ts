import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { toDateSql } from '@girassol/api-platform/days/days-in-sql';
import { notFound, Refusal } from '@girassol/api-platform/refusals/refusal';
import { NOTES_PER_PAGE, type ParsedRequestBody, type ResponseBody } from '@girassol/shared-domain/contract';
import { type RawBuilder, sql } from 'kysely';
import { loadVisibleItem } from '../kanbans/board-access';
import { buildItemNotesCondition } from '../kanbans/notes-of-items';
import { loadMentionNames } from './mentions';
import { toNote } from './note-record';

type Filter = ParsedRequestBody<'POST /notes/sale/:saleId/:multiplier'>;

const everything: Filter = { noteCalendar: 'ALL', noteType: 'ALL', filter1Active: false };

/** Lists a page of the notes of an item, newest first, filtered by type, scheduling and period. */
export async function listNotes(
  tx: Tx,
  caller: Caller,
  { saleId, multiplier }: { saleId: string; multiplier: number },
  filter: Filter = everything,
): Promise<ResponseBody<'GET /notes/sale/:saleId/:multiplier'>> {
  const item = await loadVisibleItem(tx, caller, saleId);
  if (filter.type && filter.type !== item.type) throw notFound('Este item não é deste quadro.');
  const found = await tx
    .selectFrom('notes')
    .innerJoin('users', (join) =>
      join.onRef('users.account_id', '=', 'notes.account_id').onRef('users.id', '=', 'notes.user_id'),
    )
    .selectAll('notes')
    .select('users.name as user_name')
    .where(buildItemNotesCondition(item))
    .where((where) => where.and(conditions(filter)))
    .orderBy('notes.registered_at', 'desc')
    .orderBy('notes.id', 'desc')
    .limit(NOTES_PER_PAGE + 1)
    .offset((multiplier - 1) * NOTES_PER_PAGE)
    .execute();
  const names = await loadMentionNames(tx, caller.accountId, found);
  return {
    notes: found.slice(0, NOTES_PER_PAGE).map(({ user_name, ...note }) => toNote(note, user_name, names)),
    hasMoreItems: found.length > NOTES_PER_PAGE,
  };
}

function conditions({ noteCalendar, noteType, filter1Active, filter1Value }: Filter): RawBuilder<boolean>[] {
  const all: RawBuilder<boolean>[] = [];
  if (noteType !== 'ALL') all.push(sql`notes.type = ${noteType}`);
  if (noteCalendar === 'SCHEDULED') all.push(sql`notes.notification_at is not null`);
  if (noteCalendar === 'UNSCHEDULED') all.push(sql`notes.notification_at is null`);
  if (filter1Active && filter1Value) {
    const { start, end } = filter1Value;
    if (start > end) throw new Refusal(400, 'O início do período deve ser anterior ao fim.');
    // The day a schedule is for; the day any other note was written.
    all.push(sql`coalesce(notes.notification_date, ${toDateSql(sql`notes.registered_at`)})
      between ${start} and ${end}`);
  }
  return all;
}
