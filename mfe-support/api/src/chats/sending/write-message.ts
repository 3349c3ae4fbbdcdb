import type { Caller } from '@girassol/api-platform/access';
import { loadCallerName } from '@girassol/api-platform/access/load-caller-name';
import type { Tx } from '@girassol/api-platform/database';
import { type ReceivedFile, scheduleFileDeletion } from '@girassol/api-platform/files';
import { invalidField, Refusal } from '@girassol/api-platform/refusals/refusal';
import type { ParsedRequestBody } from '@girassol/shared-domain/contract';
import {
  type ChatTemplate,
  fillTemplate,
  isWindowOpen,
  listTemplateGaps,
  MAX_TEMPLATE_VALUE_LENGTH,
} from '@girassol/support-domain/chats';
import { cleanMessage, cleanTitle } from '@girassol/support-domain/messages';
import { sql } from 'kysely';
import { z } from 'zod';
import { requireSameMessage } from '../../conversation';
import type { ChatFile } from '../../tables';
import { markChatNotificationsRead } from '../access/notify-chat';
import { publishChatChanged } from '../access/publish-chat';
import { type ChatRow, requireVisibleChat } from '../access/visible-chats';
import { appendChatMessage } from '../conversations/append-message';
import { enqueueSending } from './send-job';

type Body = ParsedRequestBody<'POST /chats/messages/:chatId'>;

/** Received file of a message, with the size of a picture. */
export interface ChatUpload extends ReceivedFile {
  width?: number;
  height?: number;
}

const WINDOW_CLOSED = 'A janela de 24 horas fechou. Envie um modelo.';

/** Writes a message of the caller and enqueues its sending. One whose key is there already is not written again. */
export async function writeChatMessage(
  tx: Tx,
  caller: Caller,
  { chatId, body, file }: { chatId: string; body: Body; file: ChatUpload | undefined },
): Promise<ChatRow> {
  const chat = await requireVisibleChat(tx, caller, chatId, { isLocked: true });
  const { account, known } = await loadAccountAndKnown(tx, chat, body.clientKey);
  if (known) {
    requireSameMessage(isSameMessage(known, body), 'a conversa');
    await scheduleFileDeletion(tx, caller.accountId, file ? [file.id] : []);
    return chat;
  }
  if (account.removed_at)
    throw new Refusal(409, 'Este número foi desligado da empresa. Ligue-o de novo em Configurações.');
  const template = body.template === '' ? null : requireTemplate(account.templates, body);
  if (!template && !isWindowOpen(chat.window_until?.getTime() ?? null, Date.now()))
    throw new Refusal(409, WINDOW_CLOSED);
  if (template && file) throw invalidField('file', 'Um modelo vai sem arquivo.');
  const content = template ? template.text : cleanMessage(body.content);
  if (content === '' && !file) throw invalidField('content', 'Escreva uma mensagem ou anexe um arquivo.');
  const name = await loadCallerName(tx, caller);
  const written = await appendChatMessage(tx, chat, {
    direction: 'OUT',
    content,
    file: file ? toChatFile(file) : null,
    author: { id: caller.userId, name },
    clientKey: body.clientKey,
    template,
  });
  await enqueueSending(tx, caller.accountId, { conversationId: chat.id, seq: written.last_seq, attempt: 0 });
  await publishChatChanged(tx, written, { clientId: caller.clientId });
  await markChatNotificationsRead(tx, written);
  return written;
}

async function loadAccountAndKnown(tx: Tx, chat: ChatRow, clientKey: string) {
  const account = await tx
    .selectFrom('chat_accounts')
    .select(['templates', 'removed_at'])
    .where('account_id', '=', chat.account_id)
    .where('id', '=', chat.chat_account_id)
    .executeTakeFirstOrThrow();
  const known = await tx
    .selectFrom('chat_messages')
    .select(['content', 'template'])
    .where('account_id', '=', chat.account_id)
    .where('conversation_id', '=', chat.id)
    .where('client_key', '=', clientKey)
    .executeTakeFirst();
  return { account, known };
}

/** Checks whether a stored message is the one that a body would write. */
const isSameMessage = ({ content, template }: { content: string; template: string | null }, body: Body) =>
  template ? template === body.template : content === cleanMessage(body.content);

const toChatFile = ({ id, name, contentType, size, width, height }: ChatUpload): ChatFile => ({
  state: 'STORED',
  id,
  name,
  contentType,
  size,
  ...(width !== undefined && height !== undefined && { width, height }),
});

const templateValues = z.array(z.string().max(MAX_TEMPLATE_VALUE_LENGTH)).max(20);

/** Returns the chosen template with its values and its text. Throws a refusal (400) if a gap is empty. */
function requireTemplate(templates: readonly ChatTemplate[], { template: name, templateValues: text }: Body) {
  const found = templates.find((one) => one.name === name);
  if (!found) throw invalidField('template', 'Este modelo não existe mais.');
  const values = (templateValues.safeParse(parseJson(text)).data ?? []).map(cleanTitle);
  const gaps = listTemplateGaps(found.body);
  if (values.length !== gaps.length || values.includes(''))
    throw invalidField('templateValues', 'Preencha todas as lacunas do modelo.');
  return { name, values, text: fillTemplate(found.body, values) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Sends a message again that failed. One that is under way, or arrived, stays as it is. */
export async function retryChatMessage(
  tx: Tx,
  caller: Caller,
  { chatId, seq }: { chatId: string; seq: number },
): Promise<ChatRow> {
  const chat = await requireVisibleChat(tx, caller, chatId, { isLocked: true });
  const message = await tx
    .selectFrom('chat_messages')
    .select(['template', 'status'])
    .where('account_id', '=', caller.accountId)
    .where('conversation_id', '=', chatId)
    .where('seq', '=', seq)
    .executeTakeFirst();
  if (message?.status !== 'FAILED') return chat;
  if (!message.template && !isWindowOpen(chat.window_until?.getTime() ?? null, Date.now()))
    throw new Refusal(409, WINDOW_CLOSED);
  const { attempt } = await tx
    .updateTable('chat_messages')
    .set({
      status: 'QUEUED',
      error: null,
      provider_id: null,
      send_begun_at: null,
      attempt: sql<number>`attempt + 1`,
    })
    .where('account_id', '=', caller.accountId)
    .where('conversation_id', '=', chatId)
    .where('seq', '=', seq)
    .returning('attempt')
    .executeTakeFirstOrThrow();
  await enqueueSending(tx, caller.accountId, { conversationId: chatId, seq, attempt });
  await publishChatChanged(tx, chat, { clientId: caller.clientId });
  return chat;
}
