import { type Caller, listVisibleOwnerIds } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import type { FileServices } from '@girassol/api-platform/files';
import { CHAT_MESSAGES_PER_PAGE } from '@girassol/support-domain/chats';
import type { Chat, ChatMessage } from '@girassol/support-domain/contract';
import { type MessageRange, type ReadMessages, readMessageRange } from '../../conversation';
import type { Messenger } from '../../messenger';
import { canWriteChats } from '../access/chat-rights';
import type { ChatRow } from '../access/visible-chats';
import { isCarried } from '../accounts/chat-accounts';
import { toChatSummaries } from './chat-summaries';

const MAX_CANDIDATES = 5;

/** Services with which conversations are loaded. */
export interface ChatServices {
  files: FileServices;
  messenger: Messenger | null;
}

/** Loads a conversation with a part of its messages, as the caller may see it. */
export async function loadChat(
  tx: Tx,
  caller: Caller,
  row: ChatRow,
  { files, messenger, ...range }: MessageRange & ChatServices,
): Promise<Chat> {
  const [summary] = await toChatSummaries(tx, [row]);
  if (!summary) throw new Error('a conversation without a summary');
  const account = await tx
    .selectFrom('chat_accounts')
    .select(['provider', 'removed_at'])
    .where('account_id', '=', row.account_id)
    .where('id', '=', row.chat_account_id)
    .executeTakeFirstOrThrow();
  const { messages, hasEarlier, hasLater } = await loadMessages(tx, row, range);
  return {
    ...summary,
    messages: await Promise.all(messages.map((message) => toChatMessage(tx, message, files))),
    hasEarlier,
    hasLater,
    readSeq: row.read_seq,
    mayWrite: canWriteChats(caller),
    candidates: row.customer_id ? [] : await listCandidates(tx, caller, row),
    isConnected: isCarried(account, messenger),
  };
}

const loadMessages = (
  tx: Tx,
  { account_id, id }: ChatRow,
  range: MessageRange,
): Promise<ReadMessages<Row<'chat_messages'>>> =>
  readMessageRange(range, {
    pageSize: CHAT_MESSAGES_PER_PAGE,
    read: (condition, order, limit) =>
      tx
        .selectFrom('chat_messages')
        .selectAll()
        .where('account_id', '=', account_id)
        .where('conversation_id', '=', id)
        .where(condition)
        .orderBy('seq', order)
        .limit(limit)
        .execute(),
  });

async function toChatMessage(
  tx: Tx,
  row: Row<'chat_messages'>,
  { links }: FileServices,
): Promise<ChatMessage> {
  const { account_id: accountId, file } = row;
  return {
    seq: row.seq,
    direction: row.direction,
    author: row.author_name,
    content: row.content,
    template: row.template,
    file: file && {
      state: file.state,
      name: file.name,
      contentType: file.contentType,
      size: file.size ?? null,
      width: file.width ?? null,
      height: file.height ?? null,
      url: file.id ? await links.linkTo(tx, { accountId, fileId: file.id, name: file.name }) : null,
      problem: file.problem ?? null,
    },
    status: row.status,
    error: row.error,
    timestamp: row.at.getTime(),
    clientKey: row.client_key,
    leadId: row.lead_id,
  };
}

/** Lists customers with the number of a conversation that the caller may see. */
async function listCandidates(tx: Tx, caller: Caller, { account_id, phone_key }: ChatRow) {
  if (phone_key === '') return [];
  const owners = await listVisibleOwnerIds(tx, caller, 'salesManager');
  const rows = await tx
    .selectFrom('customers')
    .select(['id', 'name'])
    .where('account_id', '=', account_id)
    .where((where) => where.or([where('phone_key', '=', phone_key), where('whatsapp_key', '=', phone_key)]))
    .$if(owners !== null, (query) => query.where('owner_id', 'in', owners ?? []))
    .orderBy('updated_at', 'desc')
    .limit(MAX_CANDIDATES)
    .execute();
  return rows.map(({ id, name }) => ({ _id: id, name }));
}
