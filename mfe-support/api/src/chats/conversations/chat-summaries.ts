import type { Tx } from '@girassol/api-platform/database';
import { formatContactPhone } from '@girassol/support-domain/chats';
import type { ChatSummary } from '@girassol/support-domain/contract';
import type { ChatRow } from '../access/visible-chats';

/** Builds the summaries of conversations of one account, with the names that belong to them. */
export async function toChatSummaries(tx: Tx, rows: readonly ChatRow[]): Promise<ChatSummary[]> {
  const [first] = rows;
  if (!first) return [];
  const { account_id: accountId } = first;
  const accounts = await loadNames(
    tx,
    'chat_accounts',
    accountId,
    rows.map((row) => row.chat_account_id),
  );
  const customers = await loadNames(
    tx,
    'customers',
    accountId,
    rows.map((row) => row.customer_id),
  );
  const people = await loadNames(
    tx,
    'users',
    accountId,
    rows.map((row) => row.assignee_id),
  );
  return rows.map((row) => {
    const customer = row.customer_id ? customers.get(row.customer_id) : undefined;
    const phone = formatContactPhone(row.phone);
    return {
      _id: row.id,
      account: { _id: row.chat_account_id, name: accounts.get(row.chat_account_id) ?? '' },
      name: customer || row.profile_name || phone || 'Sem nome',
      phone,
      customer: row.customer_id && customer !== undefined ? { _id: row.customer_id, name: customer } : null,
      assignee: row.assignee_id
        ? {
            _id: row.assignee_id,
            personalData: { name: people.get(row.assignee_id) ?? 'Pessoa removida' },
          }
        : null,
      unread: row.unread,
      lastSeq: row.last_seq,
      lastText: row.last_text,
      lastDirection: row.last_direction,
      lastAt: row.last_at.getTime(),
      windowUntil: row.window_until?.getTime() ?? null,
    };
  });
}

async function loadNames(
  tx: Tx,
  table: 'chat_accounts' | 'customers' | 'users',
  accountId: string,
  ids: readonly (string | null)[],
): Promise<Map<string, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await tx
    .selectFrom(table)
    .select(['id', 'name'])
    .where('account_id', '=', accountId)
    .where('id', 'in', wanted)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
