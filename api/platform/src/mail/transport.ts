import { createTransport } from 'nodemailer';
import type { Row } from '../database';
import type { MailAddress, MailSettings } from './settings';

/** Mail as the program hands it to the mail transport: addresses, subject, HTML and plain text. */
export interface OutgoingMail {
  messageId: string;
  date: Date;
  from: MailAddress;
  to: MailAddress;
  replyTo?: string | undefined;
  /** Address that switches these mails off by one POST. */
  unsubscribeUrl?: string | undefined;
  subject: string;
  html: string;
  text: string;
}

/**
 * Transport that sends mail, for example by SMTP. `send` rejects with errors that `isPermanentFailure` can
 * judge.
 */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/**
 * Creates the mail transport for the configured SMTP server. Without a server no mail is sent: a mail counts
 * as delivered as soon as operators can read it in the outbox.
 */
export function createMailTransport({ delivery, smtpUrl }: MailSettings): MailTransport {
  if (delivery !== 'SMTP' || smtpUrl === undefined) return { send: async () => {}, close: () => {} };
  const smtp = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // Files and URLs named in a mail are never read or fetched from this machine.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ unsubscribeUrl, ...mail }) {
      await smtp.sendMail({
        ...mail,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribeUrl !== undefined && {
            // One click in the mail program (RFC 2369, RFC 8058).
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      });
    },
    close: () => smtp.close(),
  };
}

/**
 * Converts a row of the mail outbox to the mail to be sent. Each row always gets the same Message-ID, so that
 * a mail received twice is recognised as one.
 */
export function toOutgoingMail(row: Row<'mail_outbox'>, { from }: Pick<MailSettings, 'from'>): OutgoingMail {
  const address = row.from_address ?? from.address;
  return {
    messageId: `<${row.id}@${address.split('@')[1]}>`,
    date: row.created_at,
    from: { name: row.from_name, address },
    to: { name: row.to_name, address: row.to_address },
    ...(row.reply_to !== null && { replyTo: row.reply_to }),
    ...(row.unsubscribe_url !== null && { unsubscribeUrl: row.unsubscribe_url }),
    subject: row.subject,
    html: row.html ?? '',
    text: row.text ?? '',
  };
}

/**
 * Checks whether an error means that the mail server refused a mail for good (5xx). Failures of the
 * connection or the login are not permanent.
 */
export function isPermanentFailure(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { responseCode, code } = error as { responseCode?: unknown; code?: unknown };
  return typeof responseCode === 'number' && responseCode >= 500 && code !== 'EAUTH';
}

/**
 * Checks whether an e-mail address reaches nobody by definition (RFC 2606, RFC 6761), as the addresses of
 * demonstration and tests do.
 */
export const isReservedAddress = (address: string): boolean =>
  /[@.](test|example|invalid|localhost)$/i.test(address) || /@example\.(com|net|org)$/i.test(address);
