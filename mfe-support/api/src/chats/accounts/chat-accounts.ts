import type { Row, Tx } from '@girassol/api-platform/database';
import { notFound } from '@girassol/api-platform/refusals/refusal';
import type { WppAccount } from '@girassol/support-domain/contract';
import { getMessengerWebhookPath, type Messenger, type MessengerNumber } from '../../messenger';
import { openChatSecret } from './account-secrets';
import '../../tables';

export type ChatAccountRow = Row<'chat_accounts'>;

/** Loads the WhatsApp accounts of a company that are connected, oldest first. */
export const listChatAccounts = (tx: Tx, accountId: string): Promise<ChatAccountRow[]> =>
  tx
    .selectFrom('chat_accounts')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Loads a WhatsApp account of a company, locked. Throws a refusal (404) if it is missing or disconnected. */
export async function requireChatAccount(
  tx: Tx,
  accountId: string,
  chatAccountId: string,
): Promise<ChatAccountRow> {
  const found = await tx
    .selectFrom('chat_accounts')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', chatAccountId)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw notFound('Esta conta de WhatsApp não existe mais.');
  return found;
}

/** Checks whether this installation carries the messages of a WhatsApp account. */
export const isCarried = (
  { provider, removed_at }: Pick<ChatAccountRow, 'provider' | 'removed_at'>,
  messenger: Messenger | null,
): boolean => removed_at === null && messenger?.name === provider;

/** Converts a WhatsApp account to the record that the API returns; its secrets are left out. */
export const toWppAccount = (
  row: ChatAccountRow,
  { messenger, origin }: { messenger: Messenger | null; origin: string },
): WppAccount => ({
  _id: row.id,
  name: row.name,
  phone: row.phone,
  provider: row.provider,
  phoneId: row.phone_id,
  webhookUrl: `${origin}${getMessengerWebhookPath(row.hook_id)}`,
  verifiedAt: row.verified_at?.getTime() ?? null,
  heardAt: row.heard_at?.getTime() ?? null,
  templates: row.templates,
  isConnected: isCarried(row, messenger),
});

/** Opens what a provider needs of a WhatsApp account. */
export const toMessengerNumber = async (tx: Tx, row: ChatAccountRow): Promise<MessengerNumber> => ({
  accountId: row.account_id,
  phoneId: row.phone_id,
  hookId: row.hook_id,
  accessToken: row.sealed_token ? await openChatSecret(tx, row.id, row.sealed_token) : '',
});
