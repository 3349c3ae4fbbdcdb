import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { extractDigits } from '@girassol/shared-domain';
import type { ParsedRequestQuery, ResponseBody } from '@girassol/shared-domain/contract';
import { CHATS_PER_PAGE } from '@girassol/support-domain/chats';
import { type RawBuilder, sql } from 'kysely';
import { requireChatReader } from '../access/chat-rights';
import { buildVisibleChatSql } from '../access/visible-chats';
import { toChatSummaries } from './chat-summaries';

type Key = 'GET /chats/list/:multiplier';

/** Lists a page of the conversations that the caller may see, last changed first. */
export async function listChats(
  tx: Tx,
  caller: Caller,
  { search, filter, accountId: chatAccountId }: ParsedRequestQuery<Key>,
  multiplier: number,
): Promise<ResponseBody<Key>> {
  requireChatReader(caller);
  const rows = await tx
    .selectFrom('chat_conversations as c')
    .selectAll('c')
    .where('c.account_id', '=', caller.accountId)
    .where(await buildVisibleChatSql(tx, caller))
    .$if(chatAccountId !== undefined, (query) => query.where('c.chat_account_id', '=', chatAccountId ?? ''))
    .$if(filter === 'UNREAD', (query) => query.where('c.unread', '>', 0))
    .$if(filter === 'MINE', (query) => query.where('c.assignee_id', '=', caller.userId))
    .$if(filter === 'UNASSIGNED', (query) => query.where('c.assignee_id', 'is', null))
    .$if(search !== '', (query) => query.where(matchesSql(search)))
    .orderBy('c.last_at', 'desc')
    .orderBy('c.id')
    .offset((multiplier - 1) * CHATS_PER_PAGE)
    .limit(CHATS_PER_PAGE + 1)
    .execute();
  const shown = rows.slice(0, CHATS_PER_PAGE);
  return { items: await toChatSummaries(tx, shown), hasMoreItems: rows.length > shown.length };
}

/** Builds the condition of a conversation whose names, number or messages match a text. */
function matchesSql(search: string): RawBuilder<boolean> {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const digits = extractDigits(search);
  return sql<boolean>`(c.profile_name ilike ${pattern}
    or exists (select from customers k where k.account_id = c.account_id and k.id = c.customer_id
      and k.name ilike ${pattern})
    or ${digits.length >= 4} and (c.phone like ${`%${digits}%`} or c.phone_key like ${'%'} || phone_key(${digits}) || '%')
    or c.id in (select conversation_id from find_chats(${search})))`;
}
