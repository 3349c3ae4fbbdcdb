import type { NotificationKind } from '@girassol/shared-domain';
import type { MailKind } from '@girassol/shared-domain/contract';
import type { ReactNode } from 'react';
import { generateId, type Tx } from '../database';
import { enqueue } from '../jobs';
import { loadAccountMailBrand, type MailBrand } from './brand';
import { sendMailJob } from './send-mail-job';
import type { MailAddress, MailSettings } from './settings';
import { createUnsubscribeToken, UNSUBSCRIBE_PATH, type UnsubscribeLink } from './unsubscribe-links';
import { renderMail, toOneLine } from './write-mail';

/**
 * Mail that a use case requests: account, addressee, and a function that writes the mail for a brand. The
 * `key` identifies its cause; for each key one mail is sent.
 */
export interface NewMail {
  /** Account of the addressee; its white-label is the brand of the mail. */
  accountId: string;
  /** Key of the cause within the account: for each key one mail is sent, however often it is requested. */
  key: string;
  /** Kind of mail, for operators: `owner-access`. */
  kind: MailKind;
  to: MailAddress;
  /** Address to which an answer goes, where that is not the sender. */
  replyTo?: string | undefined;
  /** Kind of mail that the reader switches off by a link; left out for mails that everybody receives. */
  unsubscribe?: Omit<UnsubscribeLink, 'accountId'>;
  /** Writes subject, reason and content of the mail for its brand. */
  write(brand: MailBrand): { subject: string; reason: string; content: ReactNode };
  /** Its body lets a reader in: it is wiped as soon as it was sent. */
  hasSecret?: boolean;
  /** From then on nobody needs it any more: it is not sent. */
  expiresAt?: Date;
}

/** Finds the address to which an answer of the mail about a notification goes, by what the notification opens; null: none. */
export type ReplyAddressFinder = (tx: Tx, openUrl: string) => Promise<string | null>;

/** Interface by which use cases send mail: `send` writes it to the outbox in the caller's transaction. */
export interface Mailer {
  /** Does mail go anywhere? Who offers to send some asks before. */
  isOn: boolean;
  settings: MailSettings;
  /** Finders by kind of notification, which modules add for those whose mail may be answered. */
  replyAddressFinders: Map<NotificationKind, ReplyAddressFinder>;
  /**
   * Writes a mail in the transaction that causes it: with its rollback it never was. It goes out after the commit, at least
   * once, always with the same Message-ID. Answers its id; null where one with this key was written before, or mail is off.
   */
  send(tx: Tx, mail: NewMail): Promise<string | null>;
}

declare module 'fastify' {
  interface FastifyInstance {
    mailer: Mailer;
  }
}

/** Creates the mailer, by which use cases send mail, with the given settings. */
export function createMailer(settings: MailSettings): Mailer {
  const isOn = settings.delivery !== 'OFF';
  return {
    isOn,
    settings,
    replyAddressFinders: new Map(),
    async send(tx, { accountId, key, kind, to, replyTo, write, unsubscribe, hasSecret = false, expiresAt }) {
      if (!isOn) return null;
      const brand = await loadAccountMailBrand(tx, accountId, settings);
      const unsubscribeUrl = unsubscribe
        ? `${brand.origin}${UNSUBSCRIBE_PATH}/${await createUnsubscribeToken(tx, { accountId, ...unsubscribe })}`
        : null;
      const written = renderMail(brand, { ...write(brand), unsubscribeUrl });
      const row = await tx
        .insertInto('mail_outbox')
        .values({
          account_id: accountId,
          id: generateId(),
          key,
          kind,
          to_name: toOneLine(to.name),
          to_address: to.address,
          from_name: brand.name,
          from_address: brand.fromAddress,
          reply_to: replyTo ?? null,
          unsubscribe_url: unsubscribeUrl,
          ...written,
          has_secret: hasSecret,
          expires_at: expiresAt ?? null,
          error: null,
        })
        .onConflict((conflict) => conflict.columns(['account_id', 'key']).doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!row) return null;
      await enqueue(tx, sendMailJob, { accountId, payload: {}, once: 'mail' });
      return row.id;
    },
  };
}
