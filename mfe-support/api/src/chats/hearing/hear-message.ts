import { randomUUID } from 'node:crypto';
import type { Tx } from '@girassol/api-platform/database';
import { enqueue } from '@girassol/api-platform/jobs';
import { sanitizeFileName } from '@girassol/shared-domain';
import { CHAT_WINDOW_MS, MAX_CHAT_TEXT_LENGTH } from '@girassol/support-domain/chats';
import { cleanMessage, cleanTitle } from '@girassol/support-domain/messages';
import { sql } from 'kysely';
import type { HeardMessage } from '../../messenger';
import type { ChatFile } from '../../tables';
import { notifyOfChatMessage } from '../access/notify-chat';
import { publishChatChanged } from '../access/publish-chat';
import type { ChatRow } from '../access/visible-chats';
import { appendChatMessage } from '../conversations/append-message';
import { findOnlyCustomer } from '../conversations/open-chat';
import { fetchChatFileJob } from '../media/fetch-file-job';
import { nameMedia } from '../media/media-types';

interface Place {
  accountId: string;
  chatAccountId: string;
}

/** Adds a message of a person to their conversation, which begins with the first one. A message that is there is left aside. */
export async function hearMessage(tx: Tx, place: Place, heard: HeardMessage): Promise<void> {
  const { accountId, chatAccountId } = place;
  const known = await tx
    .selectFrom('chat_messages')
    .select('seq')
    .where('account_id', '=', accountId)
    .where('chat_account_id', '=', chatAccountId)
    .where('provider_id', '=', heard.providerId)
    .executeTakeFirst();
  if (known) return;
  const chat = await findOrBeginChat(tx, place, heard);
  const at = new Date(Math.min(heard.at.getTime(), Date.now()));
  const content = cleanMessage(heard.text).slice(0, MAX_CHAT_TEXT_LENGTH);
  const file: ChatFile | null = heard.media && {
    state: 'WAITING',
    mediaId: heard.media.id,
    contentType: heard.media.contentType,
    name: nameMedia(sanitizeFileName(heard.media.name), heard.media.contentType),
  };
  const changed = await appendChatMessage(tx, chat, {
    direction: 'IN',
    content,
    file,
    providerId: heard.providerId,
    at,
  });
  const windowUntil = new Date(at.getTime() + CHAT_WINDOW_MS);
  await tx
    .updateTable('chat_conversations')
    .set({ window_until: sql<Date>`greatest(window_until, ${windowUntil}::timestamptz)` })
    .where('account_id', '=', accountId)
    .where('id', '=', chat.id)
    .execute();
  if (file)
    await enqueue(tx, fetchChatFileJob, {
      accountId,
      payload: { conversationId: chat.id, seq: changed.last_seq },
    });
  await publishChatChanged(tx, changed);
  await notifyOfChatMessage(tx, changed);
}

/**
 * Finds the conversation of a person, locked: by the id that the provider gave to this business, else by number, with or
 * without its ninth digit and 55. Takes over what the message says of the person, and the customer with the number.
 */
async function findOrBeginChat(
  tx: Tx,
  { accountId, chatAccountId }: Place,
  { phone, businessUserId, profileName }: HeardMessage,
): Promise<ChatRow> {
  const own = () =>
    tx
      .selectFrom('chat_conversations')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('chat_account_id', '=', chatAccountId);
  const findChat = async () =>
    (businessUserId
      ? await own().where('business_user_id', '=', businessUserId).forUpdate().executeTakeFirst()
      : undefined) ??
    (phone === ''
      ? undefined
      : await own().where('phone_key', '=', sql<string>`phone_key(${phone})`).forUpdate().executeTakeFirst());
  let chat = await findChat();
  if (!chat) {
    await tx
      .insertInto('chat_conversations')
      .values({
        account_id: accountId,
        id: randomUUID(),
        chat_account_id: chatAccountId,
        business_user_id: businessUserId,
        phone,
        customer_id: null,
        assignee_id: null,
        window_until: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    chat = await findChat();
  }
  if (!chat) throw new Error('a conversation that was begun is not there');
  const isNumberFree =
    chat.phone === '' &&
    phone !== '' &&
    !(await own().where('phone_key', '=', sql<string>`phone_key(${phone})`).executeTakeFirst());
  const change = {
    ...(chat.business_user_id === null && businessUserId && { business_user_id: businessUserId }),
    ...(isNumberFree && { phone }),
    ...(profileName !== '' && { profile_name: cleanTitle(profileName).slice(0, 120) }),
    ...(chat.customer_id === null && { customer_id: await findOnlyCustomer(tx, accountId, phone) }),
  };
  if (Object.keys(change).length === 0) return chat;
  return tx
    .updateTable('chat_conversations')
    .set(change)
    .where('account_id', '=', accountId)
    .where('id', '=', chat.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
