import type { Tx } from '@girassol/api-platform/database';
import { listReplacedStatuses } from '@girassol/support-domain/chats';
import type { HeardStatus } from '../../messenger';
import { parseMessageKey } from '../sending/message-key';
import { publishMessageChanged } from '../sending/send-chat-message';

/**
 * Takes over a report about a message of the company. Reports come in any order and repeatedly, also before the answer to the
 * sending: the key tells which message and which try is meant. A report about no message of ours is left aside.
 */
export async function hearStatus(
  tx: Tx,
  { accountId, chatAccountId }: { accountId: string; chatAccountId: string },
  { providerId, key, status, error }: HeardStatus,
): Promise<void> {
  const ours = key === null ? null : parseMessageKey(key);
  const changed = await tx
    .updateTable('chat_messages')
    .set({
      status,
      error: status === 'FAILED' ? error : null,
      provider_id: providerId,
      send_begun_at: null,
    })
    .where('account_id', '=', accountId)
    .where('chat_account_id', '=', chatAccountId)
    .where('direction', '=', 'OUT')
    .where('status', 'in', listReplacedStatuses(status))
    .$if(ours !== null, (query) =>
      query.where('client_key', '=', ours?.clientKey ?? '').where('attempt', '=', ours?.attempt ?? 0),
    )
    .$if(ours === null, (query) => query.where('provider_id', '=', providerId))
    .returning('conversation_id')
    .execute();
  for (const { conversation_id } of changed) await publishMessageChanged(tx, accountId, conversation_id);
}
