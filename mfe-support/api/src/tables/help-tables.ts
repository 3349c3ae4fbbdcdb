import type { GeneratedTimestamp } from '@girassol/api-platform/database/column-types';
import type { MessageRole } from '@girassol/support-domain/tickets';
import type { Generated, JSONColumnType } from 'kysely';
import type { MessagePicture } from './support-tables';

/** Row of `help_articles`: index of one article, of no account. The articles themselves are files of the program. */
export interface HelpArticlesTable {
  slug: string;
  title: string;
  summary: string;
  /** Hash of what is indexed: the row is written anew where it differs. */
  hash: string;
  search: string;
}

/** Row of `help_votes`: how many visitors an article has helped, and how many it has not. */
export interface HelpVotesTable {
  slug: string;
  helpful: Generated<number>;
  unhelpful: Generated<number>;
}

/** Message of a conversation with the assistant, as it is stored. */
export interface StoredChatMessage {
  id: string;
  role: MessageRole;
  /** Text, with the marks of `parseRichText` or without any. */
  text: string;
  /** Slugs of the articles that the answer comes from. */
  citations: string[];
  offersPerson: boolean;
  files: MessagePicture[];
  /** Key of the sender; null for messages that nobody sent. */
  clientKey: string | null;
  /** Epoch milliseconds. */
  at: number;
}

/** Row of `assistant_chats`: conversation of one person with the assistant. */
export interface AssistantChatsTable {
  account_id: string;
  id: string;
  user_id: string;
  messages: JSONColumnType<StoredChatMessage[]>;
  /** Since when an answer is awaited; null: none is. */
  pending_since: Date | null;
  /** Ticket that the conversation has become, which ends it. */
  ticket_id: string | null;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
}

/** Tables of help articles and of the assistant. */
export interface HelpTables {
  help_articles: HelpArticlesTable;
  help_votes: HelpVotesTable;
  assistant_chats: AssistantChatsTable;
}
