import type { Tx } from '@girassol/api-platform/database';
import type { FileServices } from '@girassol/api-platform/files';
import type { AssistantChat, AssistantMessage } from '@girassol/support-domain/contract';
import { toPlainText } from '@girassol/support-domain/messages';
import type { HelpArticles } from '../help/articles/load-articles';
import type { StoredChatMessage } from '../tables';
import type { ChatRow } from './stored-chats';

interface Sources {
  files: FileServices;
  articles: HelpArticles;
}

/** Presents a conversation as the contract has it; an empty one where there is none. */
export async function presentChat(
  tx: Tx,
  row: ChatRow | undefined,
  sources: Sources,
): Promise<AssistantChat> {
  if (!row) return { _id: null, messages: [] };
  return {
    _id: row.id,
    messages: await Promise.all(
      row.messages.map((message) => presentMessage(tx, row.account_id, message, sources)),
    ),
  };
}

/** Presents a message of a conversation, with links to its pictures. */
export async function presentMessage(
  tx: Tx,
  accountId: string,
  message: StoredChatMessage,
  { files: { links }, articles }: Sources,
): Promise<AssistantMessage> {
  const content = toPlainText(message.text);
  return {
    _id: message.id,
    role: message.role,
    content,
    richContent: message.text === content ? null : message.text,
    // An article may have gone since.
    citations: message.citations.flatMap((slug) => articles.get(slug) ?? []),
    offersPerson: message.offersPerson,
    files: await Promise.all(
      message.files.map(async ({ id: fileId, name, width, height }) => ({
        _id: fileId,
        name,
        width,
        height,
        url: await links.linkTo(tx, { accountId, fileId, name }),
      })),
    ),
    timestamp: message.at,
  };
}
