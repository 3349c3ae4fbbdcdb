import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { notFound, Refusal } from '@girassol/api-platform/refusals/refusal';
import { formatContactPhone } from '@girassol/support-domain/chats';
import { publishChatChanged } from '../access/publish-chat';
import { type ChatRow, requireVisibleChat } from '../access/visible-chats';
import type { CreateChatLead } from './reactions';

/** Makes a lead of a message, and a customer of its person if there is none. A message becomes one lead, however often asked. */
export async function makeLeadOfMessage(
  tx: Tx,
  caller: Caller,
  { chatId, seq, createLead }: { chatId: string; seq: number; createLead: CreateChatLead | undefined },
): Promise<ChatRow> {
  if (!createLead) throw new Refusal(409, 'Esta instalação não tem quadros de leads.');
  const chat = await requireVisibleChat(tx, caller, chatId, { isLocked: true });
  const message = await tx
    .selectFrom('chat_messages')
    .select(['content', 'lead_id'])
    .where('account_id', '=', caller.accountId)
    .where('conversation_id', '=', chatId)
    .where('seq', '=', seq)
    .executeTakeFirst();
  if (!message) throw notFound('Mensagem não encontrada.');
  if (message.lead_id) return chat;
  const lead = await createLead(tx, caller, {
    customerId: chat.customer_id,
    name: chat.profile_name || formatContactPhone(chat.phone) || 'Contato do WhatsApp',
    phone: chat.phone,
    text: message.content,
  });
  await tx
    .updateTable('chat_messages')
    .set({ lead_id: lead.saleId })
    .where('account_id', '=', caller.accountId)
    .where('conversation_id', '=', chatId)
    .where('seq', '=', seq)
    .execute();
  const changed = await tx
    .updateTable('chat_conversations')
    .set({ customer_id: lead.customerId })
    .where('account_id', '=', caller.accountId)
    .where('id', '=', chatId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await publishChatChanged(tx, changed, { clientId: caller.clientId });
  return changed;
}
