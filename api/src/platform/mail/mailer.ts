import type { ReactNode } from 'react';
import { newId, type Tx } from '../database';
import { enqueue } from '../jobs';
import { brandOfAccount, type MailBrand } from './brand';
import { sendMail } from './mail-jobs';
import type { Address, MailSettings } from './settings';
import { oneLine, writeMail } from './write-mail';

export interface NewMail {
  /** Whose people it is for: their white-label is its brand. */
  accountId: string;
  /** What causes it: of an account and this one mail is sent, however often it is asked for. */
  key: string;
  /** What it is, for operators: `owner-access`. */
  kind: string;
  to: Address;
  /** What it says, once its brand is known. */
  write(brand: MailBrand): { subject: string; reason: string; content: ReactNode };
  /** Its body lets a reader in: it is wiped as soon as it was sent. */
  hasSecret?: boolean;
  /** From then on nobody needs it any more: it is not sent. */
  expiresAt?: Date;
}

/** Writes mail. */
export interface Mailer {
  /** Does mail go anywhere? Who offers to send some asks before. */
  isOn: boolean;
  settings: MailSettings;
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

export function openMailer(settings: MailSettings): Mailer {
  const isOn = settings.delivery !== 'OFF';
  return {
    isOn,
    settings,
    async send(tx, { accountId, key, kind, to, write, hasSecret = false, expiresAt }) {
      if (!isOn) return null;
      const brand = await brandOfAccount(tx, accountId, settings);
      const written = writeMail(brand, write(brand));
      const row = await tx
        .insertInto('mail_outbox')
        .values({
          account_id: accountId,
          id: newId(),
          key,
          kind,
          to_name: oneLine(to.name),
          to_address: to.address,
          from_name: brand.name,
          from_address: brand.fromAddress,
          ...written,
          has_secret: hasSecret,
          expires_at: expiresAt ?? null,
          error: null,
        })
        .onConflict((conflict) => conflict.columns(['account_id', 'key']).doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!row) return null;
      await enqueue(tx, sendMail, { accountId, payload: {}, once: 'mail' });
      return row.id;
    },
  };
}
