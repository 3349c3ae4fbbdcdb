import type { Tx } from '@girassol/api-platform/database';
import type { ChatProviderName } from '@girassol/support-domain/chats';

/** WhatsApp number of a company, with what its provider asks for. */
export interface MessengerNumber {
  accountId: string;
  /** Id of the number at the provider. */
  phoneId: string;
  /** Part of the address to which the provider sends what happens. */
  hookId: string;
  /** '' where the provider needs none. */
  accessToken: string;
}

/** Stored file that goes with a message. */
export interface MessengerFile {
  id: string;
  name: string;
  contentType: string;
  size: number;
}

/** Person at the other end: by number, or by the id that the provider gave to this business. */
export interface MessengerContact {
  /** Digits with the country code; '' where the provider hides them. */
  phone: string;
  businessUserId: string | null;
}

/** Message that is handed to a provider. */
export interface OutgoingMessage {
  /** The same at every try. The provider gives it back with each report. */
  key: string;
  to: MessengerContact;
  text: string;
  template: { name: string; language: string; values: readonly string[] } | null;
  file: MessengerFile | null;
}

/** File that a person has sent, as the provider holds it. */
export interface MessengerMedia {
  contentType: string;
  content: Buffer;
}

/** Provider of WhatsApp messages. Reports and messages of people come by the webhook, in one shape for all. */
export interface Messenger {
  name: ChatProviderName;
  /** Does it take the same key twice as one message? */
  isIdempotent: boolean;
  /** Sends a message and returns its id at the provider. Throws `MessengerError`. */
  send(number: MessengerNumber, message: OutgoingMessage, signal: AbortSignal): Promise<string>;
  /** Downloads a file that a person has sent. Throws `MessengerError`. */
  downloadMedia(
    number: MessengerNumber,
    mediaId: string,
    limits: { maxBytes: number; signal: AbortSignal },
  ): Promise<MessengerMedia>;
  /** Of the demonstration: creates a number of a company. */
  createNumber?(tx: Tx): Promise<{ phoneId: string; appSecret: string }>;
  /** Of the demonstration: opens the phone of a person, or of a new one, and returns the path of its page. */
  openPhone?(
    tx: Tx,
    number: Omit<MessengerNumber, 'accessToken'>,
    owner: (MessengerContact & { name: string }) | null,
  ): Promise<string>;
}
