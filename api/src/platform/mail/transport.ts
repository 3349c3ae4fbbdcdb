import { createTransport } from 'nodemailer';
import type { Row } from '../database';
import type { Address, MailSettings } from './settings';

/** A mail as it is handed to whoever carries it. */
export interface OutgoingMail {
  messageId: string;
  date: Date;
  from: Address;
  to: Address;
  subject: string;
  html: string;
  text: string;
}

/** Carries mail. Rejects with what `isPermanent` can judge. */
export interface Transport {
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** The SMTP server that was named, or nobody: then a mail is delivered by being kept where operators read it. */
export function openTransport({ delivery, smtpUrl }: MailSettings): Transport {
  if (delivery !== 'SMTP' || smtpUrl === undefined) return { send: async () => {}, close: () => {} };
  const smtp = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // What a mail names is never fetched or read from this machine.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      await smtp.sendMail({ ...mail, headers: { 'Auto-Submitted': 'auto-generated' } });
    },
    close: () => smtp.close(),
  };
}

/** The mail of a row: its Message-ID is the row's, so that whoever gets it twice sees one. */
export function outgoing(row: Row<'mail_outbox'>, { from }: Pick<MailSettings, 'from'>): OutgoingMail {
  const address = row.from_address ?? from.address;
  return {
    messageId: `<${row.id}@${address.split('@')[1]}>`,
    date: row.created_at,
    from: { name: row.from_name, address },
    to: { name: row.to_name, address: row.to_address },
    subject: row.subject,
    html: row.html ?? '',
    text: row.text ?? '',
  };
}

/** Did the server refuse this mail for good (5xx)? Trouble with the connection or the login is nothing of the mail's. */
export function isPermanent(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { responseCode, code } = error as { responseCode?: unknown; code?: unknown };
  return typeof responseCode === 'number' && responseCode >= 500 && code !== 'EAUTH';
}

/** Addresses that reach nobody by definition (RFC 2606, RFC 6761): those of the demonstration and of tests. */
export const isReserved = (address: string): boolean =>
  /[@.](test|example|invalid|localhost)$/i.test(address) || /@example\.(com|net|org)$/i.test(address);
