import type { GeneratedTimestamp } from '@girassol/api-platform/database/column-types';
import type { ChatMessageStatus, ChatProviderName, ChatTemplate } from '@girassol/support-domain/chats';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Value of a jsonb column that may be null: read as it was written, written as JSON text. */
type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>;

/** Row of `chat_accounts`: a WhatsApp number of a company, with what its provider needs. */
export interface ChatAccountsTable {
  account_id: string;
  id: string;
  name: string;
  /** Digits, as people dial it. */
  phone: string;
  provider: ChatProviderName;
  /** Id of the number at the provider. */
  phone_id: string;
  /** Part of the address to which the provider sends what happens. */
  hook_id: string;
  /** Encrypted access token; null where the provider needs none. */
  sealed_token: Buffer | null;
  /** Encrypted secret with which the provider signs. */
  sealed_app_secret: Buffer;
  verify_token_hash: Buffer;
  /** When the provider has proven to know the verify token. */
  verified_at: Date | null;
  heard_at: Date | null;
  templates: ColumnType<ChatTemplate[], string | undefined, string>;
  created_at: GeneratedTimestamp;
  removed_at: Date | null;
}

/** Row of `chat_events`: what a provider sent and nobody has read yet, byte by byte. */
export interface ChatEventsTable {
  account_id: string;
  chat_account_id: string;
  /** SHA-256 of the body. */
  id: Buffer;
  body: Buffer;
  received_at: GeneratedTimestamp;
}

/** Row of `chat_conversations`: a person who writes to a WhatsApp number. */
export interface ChatConversationsTable {
  account_id: string;
  id: string;
  chat_account_id: string;
  /** Id by which the provider names the person to this business; null where it gave none. */
  business_user_id: string | null;
  /** Digits with the country code; empty where the provider hides them. */
  phone: Generated<string>;
  phone_key: GeneratedAlways<string>;
  /** As the person calls themselves. */
  profile_name: Generated<string>;
  customer_id: string | null;
  assignee_id: string | null;
  /** Number of the last message; raised in the transaction that writes it, which keeps the row locked. */
  last_seq: Generated<number>;
  read_seq: Generated<number>;
  /** Messages of the person after `read_seq`. */
  unread: Generated<number>;
  last_text: Generated<string>;
  last_direction: Generated<'IN' | 'OUT'>;
  last_at: GeneratedTimestamp;
  /** Until when free text is allowed; null: the person has not written yet. */
  window_until: Date | null;
  created_at: GeneratedTimestamp;
}

/** File of a message. `WAITING`: it is still at the provider. */
export interface ChatFile {
  state: 'WAITING' | 'STORED' | 'FAILED';
  name: string;
  contentType: string;
  /** Stored file. */
  id?: string;
  size?: number;
  width?: number;
  height?: number;
  /** Id at the provider. */
  mediaId?: string;
  /** Why it could not be stored. */
  problem?: string;
}

/** Row of `chat_messages`. */
export interface ChatMessagesTable {
  account_id: string;
  conversation_id: string;
  seq: number;
  chat_account_id: string;
  /** Made by the sender here: the same message sent twice has the same key, and the provider gives it back. */
  client_key: string | null;
  /** Id at the provider. */
  provider_id: string | null;
  direction: 'IN' | 'OUT';
  author_id: string | null;
  author_name: Generated<string>;
  content: string;
  /** Name of the template by which it is sent. */
  template: string | null;
  template_values: NullableJson<string[]>;
  file: NullableJson<ChatFile>;
  /** Of outgoing messages. */
  status: ChatMessageStatus | null;
  /** Why it failed. */
  error: string | null;
  /** Raised when a person sends it again. */
  attempt: Generated<number>;
  /** When a process began to hand it over; null once the provider has answered. */
  send_begun_at: Date | null;
  /** Item of the board that was made of it. */
  lead_id: string | null;
  at: GeneratedTimestamp;
  search: GeneratedAlways<string>;
}

/** Row of `demo_phones`: a phone on the screen, on which somebody plays the customer. */
export interface DemoPhonesTable {
  account_id: string;
  id: string;
  /** Unguessable part of its address. */
  key: string;
  hook_id: string;
  business_phone_id: string;
  wa_id: string;
  user_id: string;
  name: string;
  /** While it is off, messages reach the provider and not the phone. */
  is_off: Generated<boolean>;
  created_at: GeneratedTimestamp;
}

/** Row of `demo_phone_messages`: a message on such a phone. */
export interface DemoPhoneMessagesTable {
  account_id: string;
  id: string;
  phone_id: string;
  /** Key with which the business sent it. */
  send_key: string | null;
  /** From the business: IN. */
  direction: 'IN' | 'OUT';
  content: string;
  file: NullableJson<{ id: string; name: string; contentType: string; size: number }>;
  read_at: Date | null;
  at: GeneratedTimestamp;
}

/** Tables of chats. */
export interface ChatTables {
  chat_accounts: ChatAccountsTable;
  chat_events: ChatEventsTable;
  chat_conversations: ChatConversationsTable;
  chat_messages: ChatMessagesTable;
  demo_phones: DemoPhonesTable;
  demo_phone_messages: DemoPhoneMessagesTable;
}
