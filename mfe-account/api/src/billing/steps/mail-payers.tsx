import { loadAccountOwner } from '@girassol/api-platform/access/load-account-owner';
import type { Tx } from '@girassol/api-platform/database';
import { MailButton, type Mailer, MailText } from '@girassol/api-platform/mail';
import { notify } from '@girassol/api-platform/notifications';
import type { MailKind } from '@girassol/shared-domain/contract';

/** Mail about payments. */
export interface PaymentMail {
  /** Key of its cause: one mail for each addressee. */
  key: string;
  kind: MailKind;
  subject: string;
  /** Paragraphs after the greeting. */
  texts: readonly string[];
  /** `path` begins with a slash. */
  button?: { path: string; label: string };
}

/**
 * Mails the owner of an account, and whoever else it named for payments, in the transaction that causes the mail, and
 * notifies the owner of the same, once for each key.
 */
export async function mailPayers(
  tx: Tx,
  mailer: Mailer,
  accountId: string,
  mail: PaymentMail,
): Promise<void> {
  const owner = await loadAccountOwner(tx, accountId);
  await notify(tx, {
    accountId,
    kind: 'payment-changed',
    people: [owner.id],
    by: null,
    facts: { mailKey: mail.key, subject: mail.subject, text: mail.texts[0] ?? '' },
    isOnce: true,
  });
  const { billing_emails: others } = await tx
    .selectFrom('subscriptions')
    .select('billing_emails')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  for (const address of new Set([owner.email, ...others]))
    await mailer.send(tx, {
      accountId,
      key: `${mail.key}:${address}`,
      kind: mail.kind,
      to: { name: address === owner.email ? owner.name : address, address },
      write: (brand) => ({
        subject: mail.subject,
        reason: `Você recebe este e-mail porque cuida dos pagamentos de uma conta em ${brand.name}.`,
        content: (
          <>
            <MailText>Olá.</MailText>
            {mail.texts.map((text) => (
              <MailText key={text}>{text}</MailText>
            ))}
            {mail.button && (
              <MailButton
                brand={brand}
                href={`${brand.origin}${mail.button.path}`}
                label={mail.button.label}
              />
            )}
          </>
        ),
      }),
    });
}
