import type { Row, Tx } from '@girassol/api-platform/database';
import type { FileServices } from '@girassol/api-platform/files';
import type { Ticket, TicketMessage, TicketSummary } from '@girassol/support-domain/contract';
import { CHANGE_HOURS, MESSAGES_PER_PAGE } from '@girassol/support-domain/tickets';
import { sql } from 'kysely';
import { type MessageRange, type ReadMessages, readMessageRange } from './read-message-range';
import type { TicketRow } from './ticket-row';

const HOUR_MS = 3_600_000;

/** Person who reads tickets: somebody of the account, or an attendant, who sees internal notes too. */
export interface TicketReader {
  userId: string;
  side: 'user' | 'assistant';
}

/** Loads a ticket with a part of its messages, as a reader may see it. */
export async function loadTicket(
  tx: Tx,
  reader: TicketReader,
  row: TicketRow,
  { files, ...range }: MessageRange & { files: FileServices },
): Promise<Ticket> {
  const [summary] = await toTicketSummaries(tx, reader, [row]);
  if (!summary) throw new Error('a ticket without a summary');
  const { messages, hasEarlier, hasLater } = await loadMessages(tx, reader, row, range);
  const read = await loadReadSeqs(tx, row);
  const own = read.find(({ user_id }) => user_id === reader.userId)?.seq ?? 0;
  const isSupport = reader.side === 'assistant';
  return {
    ...summary,
    messages: await Promise.all(messages.map((message) => toMessage(tx, reader, message, files))),
    hasEarlier,
    hasLater,
    readByOthers: isSupport ? Math.max(0, ...read.map(({ seq }) => seq)) : row.support_read_seq,
    readSeq: isSupport ? row.support_read_seq : own,
    customerReview: row.review,
    ...describeRating(row, reader),
    deletedAt: row.deleted_at?.getTime() ?? null,
  };
}

/** Describes whether a ticket can be rated: by its requester, once it is closed, and for a day after the first time. */
export function describeRating(
  { status, requester_id, rated_at, closed_at }: TicketRow,
  { userId, side }: TicketReader,
): { mayRate: boolean; rateableUntil: number | null } {
  const isRatedSinceClosing = rated_at !== null && (closed_at === null || rated_at >= closed_at);
  const until = isRatedSinceClosing ? rated_at.getTime() + CHANGE_HOURS * HOUR_MS : null;
  const isOpen = until === null || until > Date.now();
  const mayRate = side === 'user' && status === 'CLOSED' && requester_id === userId && isOpen;
  return { mayRate, rateableUntil: mayRate ? until : null };
}

const loadReadSeqs = (tx: Tx, { account_id, id }: TicketRow) =>
  tx
    .selectFrom('support_reads')
    .select(['user_id', 'seq'])
    .where('account_id', '=', account_id)
    .where('ticket_id', '=', id)
    .execute();

const loadMessages = (
  tx: Tx,
  { side }: TicketReader,
  { account_id, id }: TicketRow,
  range: MessageRange,
): Promise<ReadMessages<Row<'support_messages'>>> =>
  readMessageRange(range, {
    pageSize: MESSAGES_PER_PAGE,
    read: (condition, order, limit) =>
      tx
        .selectFrom('support_messages')
        .selectAll()
        .where('account_id', '=', account_id)
        .where('ticket_id', '=', id)
        .where(condition)
        .$if(side === 'user', (query) => query.where('is_internal', '=', false))
        .orderBy('seq', order)
        .limit(limit)
        .execute(),
  });

async function toMessage(
  tx: Tx,
  { userId }: TicketReader,
  row: Row<'support_messages'>,
  { links }: FileServices,
): Promise<TicketMessage> {
  const { account_id: accountId } = row;
  const isOwn = row.author_id === userId;
  return {
    seq: row.seq,
    role: row.role,
    author: row.author_name,
    isOwn,
    content: row.content,
    richContent: row.rich_content,
    files: await Promise.all(
      row.files.map(async ({ id: fileId, name, width, height }) => ({
        _id: fileId,
        name,
        width,
        height,
        url: await links.linkTo(tx, { accountId, fileId, name }),
      })),
    ),
    quoted: row.quoted,
    erasedFiles: row.erased_files,
    timestamp: row.at.getTime(),
    clientKey: isOwn ? row.client_key : null,
    isInternal: row.is_internal,
  };
}

/** Builds the summaries of tickets of one account, with the names of their requesters and what a reader has not read. */
export async function toTicketSummaries(
  tx: Tx,
  { userId, side }: TicketReader,
  rows: readonly TicketRow[],
): Promise<TicketSummary[]> {
  const [first] = rows;
  if (!first) return [];
  const { account_id: accountId } = first;
  const people = await loadRequesters(tx, accountId, [
    ...new Set(rows.map(({ requester_id }) => requester_id)),
  ]);
  const isSupport = side === 'assistant';
  const unread = await tx
    .selectFrom('support_messages as m')
    .innerJoin('support_tickets as t', 't.id', 'm.ticket_id')
    .leftJoin('support_reads as r', (join) =>
      join.onRef('r.ticket_id', '=', 'm.ticket_id').on('r.user_id', '=', userId),
    )
    .select(['m.ticket_id', sql<number>`count(*)::int`.as('count')])
    .where('m.account_id', '=', accountId)
    .where(
      'm.ticket_id',
      'in',
      rows.map(({ id }) => id),
    )
    .where('m.author_id', 'is distinct from', userId)
    .$if(isSupport, (query) =>
      query.whereRef('m.seq', '>', 't.support_read_seq').where('m.role', '=', 'user'),
    )
    .$if(!isSupport, (query) =>
      query.where('m.seq', '>', sql<number>`coalesce(r.seq, 0)`).where('m.is_internal', '=', false),
    )
    .groupBy('m.ticket_id')
    .execute();
  const unreadById = new Map(unread.map(({ ticket_id, count }) => [ticket_id, count]));
  const personById = new Map(people.map((person) => [person.id, person]));
  return rows.map((row) => {
    const person = personById.get(row.requester_id);
    return {
      _id: row.id,
      title: row.title,
      status: row.status,
      kind: row.kind,
      requester: {
        _id: row.requester_id,
        personalData: { name: person?.name ?? 'Pessoa removida' },
        isRemoved: person === undefined || person.disabledAt !== null,
      },
      lastSeq: row.last_seq,
      unread: unreadById.get(row.id) ?? 0,
      createdAt: row.created_at.getTime(),
      updatedAt: row.updated_at.getTime(),
      answerDue: row.answer_due?.getTime() ?? null,
      closedAt: row.closed_at?.getTime() ?? null,
      snoozedUntil: row.snoozed_until,
      customerRating: row.rating,
      linkedFrom: row.linked_from,
      continuedBy: row.continued_by,
    };
  });
}

/** Loads the people of the account, and the contacts without a session, who asked. */
async function loadRequesters(
  tx: Tx,
  accountId: string,
  ids: string[],
): Promise<{ id: string; name: string; disabledAt: Date | null }[]> {
  return tx
    .selectFrom('users')
    .select(['id', 'name', 'disabled_at as disabledAt'])
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .unionAll(
      tx
        .selectFrom('support_contacts')
        .select(['id', 'name', sql<Date | null>`null::timestamptz`.as('disabledAt')])
        .where('account_id', '=', accountId)
        .where('id', 'in', ids),
    )
    .execute();
}
