import { defineUntrustedTask } from '@girassol/api-platform/untrusted';

/** Mail as its reader in another process hands it over. Every text is cut to a length that the product stores. */
export interface ParsedMail {
  /** Message-ID, or the hash of the bytes where there is none. */
  messageId: string;
  from: { name: string; address: string };
  /** Addresses of all header fields that name a recipient. */
  recipients: string[];
  subject: string;
  text: string;
  /** Earlier mails that the text repeats; null if it repeats none. */
  quoted: string | null;
  /** Sent by a program: an absence, a bounce, a list. */
  isAutomatic: boolean;
  pictures: { name: string; content: Buffer }[];
  /** Names of attached files that are left out. */
  leftOut: string[];
}

/** Task that reads a raw mail in another process. */
export const parseMailTask = defineUntrustedTask<Buffer, ParsedMail>(
  'support-mail',
  {
    tooHeavy: 'O e-mail é grande ou complicado demais para ser lido.',
    damaged: 'O e-mail não pôde ser lido.',
  },
  { seconds: 20 },
);
