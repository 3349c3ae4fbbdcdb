import { randomUUID } from 'node:crypto';
import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { invalidField, notFound } from '@girassol/api-platform/refusals/refusal';
import { extractDigits, parsePhone } from '@girassol/shared-domain';
import { sql } from 'kysely';
import { type ChatRow, requireVisibleChat, requireVisibleCustomer } from '../access/visible-chats';
import { requireChatAccount } from '../accounts/chat-accounts';

const COUNTRY_CODE = '55';

/**
 * Opens the conversation of a WhatsApp account with a number, or finds the one that is there, whichever way the number is
 * written. Nothing is sent.
 */
export async function openChat(
  tx: Tx,
  caller: Caller,
  {
    chatAccountId,
    phone,
    customerId,
  }: { chatAccountId: string; phone: string; customerId?: string | undefined },
): Promise<ChatRow> {
  const account = await requireChatAccount(tx, caller.accountId, chatAccountId);
  if (customerId) await requireVisibleCustomer(tx, caller, customerId);
  const digits = requireContactPhone(phone);
  await tx
    .insertInto('chat_conversations')
    .values({
      account_id: caller.accountId,
      id: randomUUID(),
      chat_account_id: account.id,
      business_user_id: null,
      phone: digits,
      customer_id: customerId ?? (await findOnlyCustomer(tx, caller.accountId, digits)),
      assignee_id: null,
      window_until: null,
    })
    .onConflict((conflict) =>
      conflict.columns(['chat_account_id', 'phone_key']).where('phone_key', '<>', '').doNothing(),
    )
    .execute();
  const found = await tx
    .selectFrom('chat_conversations')
    .select('id')
    .where('account_id', '=', caller.accountId)
    .where('chat_account_id', '=', account.id)
    .where('phone_key', '=', sql<string>`phone_key(${digits})`)
    .executeTakeFirst();
  if (!found) throw notFound('Conversa não encontrada.');
  return requireVisibleChat(tx, caller, found.id);
}

/** Parses the number of a person; throws a refusal (400) with what is wrong with it. */
function requireContactPhone(text: string): string {
  const digits = extractDigits(text);
  // With a plus it is dialled from anywhere.
  if (text.trim().startsWith('+') && digits.length >= 8 && digits.length <= 15) return digits;
  const phone = parsePhone(text);
  if (phone.kind === 'PHONE') return `${COUNTRY_CODE}${phone.digits}`;
  throw invalidField('phone', phone.kind === 'EMPTY' ? 'Informe o número com DDD.' : phone.problem);
}

/** Finds the customer with a number; null for none, and for several, of which a person chooses. */
export async function findOnlyCustomer(tx: Tx, accountId: string, phone: string): Promise<string | null> {
  if (phone === '') return null;
  const key = sql<string>`phone_key(${phone})`;
  const found = await tx
    .selectFrom('customers')
    .select('id')
    .where('account_id', '=', accountId)
    .where((where) => where.or([where('phone_key', '=', key), where('whatsapp_key', '=', key)]))
    .limit(2)
    .execute();
  return found.length === 1 ? (found[0]?.id ?? null) : null;
}
