import type { Caller } from '@girassol/api-platform/access';
import { loadAccountOwner } from '@girassol/api-platform/access/load-account-owner';
import type { Tx } from '@girassol/api-platform/database';
import { MailButton, type Mailer, MailNote, MailText } from '@girassol/api-platform/mail';
import { notAllowed, Refusal } from '@girassol/api-platform/refusals/refusal';
import { DAY_MS } from '@girassol/shared-domain';
import { sql } from 'kysely';
import { CONFIRMATION_HOURS, CONFIRMATION_PATH, createEmailConfirmation } from './create-email-confirmation';
import { loadUnconfirmedEmail } from './require-confirmed-email';

const MAIL_KIND = 'email-confirmation';
/** Links of an account within a day: its address is not flooded. */
const MAX_LINKS_A_DAY = 5;

/**
 * Mails the owner of the caller's account another link that confirms the e-mail. Returns the address; null where
 * nothing has to be confirmed. Refused (403) for everybody else, (409) where this server sends no mail, and (429) after
 * five of a day.
 */
export async function sendEmailConfirmation(
  tx: Tx,
  mailer: Mailer,
  { accountId, session }: Caller,
): Promise<{ sentTo: string | null }> {
  if (session.type !== 'MANAGER') throw notAllowed('Somente o titular da conta confirma o e-mail dela.');
  // Two presses at once send one link after the other.
  await tx
    .selectFrom('email_confirmations')
    .select('account_id')
    .where('account_id', '=', accountId)
    .forUpdate()
    .execute();
  const address = await loadUnconfirmedEmail(tx, accountId);
  if (address === null) return { sentTo: null };
  if (!mailer.isOn) throw new Refusal(409, 'Este servidor não envia e-mails. Fale com o suporte.');
  const { sent } = await tx
    .selectFrom('mail_outbox')
    .select(sql<number>`count(*)::int`.as('sent'))
    .where('account_id', '=', accountId)
    .where('kind', '=', MAIL_KIND)
    .where('created_at', '>', new Date(Date.now() - DAY_MS))
    .executeTakeFirstOrThrow();
  if (sent >= MAX_LINKS_A_DAY)
    throw new Refusal(429, 'Já enviamos vários links hoje. Use o último, ou espere até amanhã.', {
      retryAfter: 3600,
    });
  const owner = await loadAccountOwner(tx, accountId);
  const { token, expiresAt } = await createEmailConfirmation(tx, { accountId, address });
  await mailer.send(tx, {
    accountId,
    key: `${MAIL_KIND}:${expiresAt.getTime()}`,
    kind: MAIL_KIND,
    to: { name: owner.name, address },
    hasSecret: true,
    expiresAt,
    write: (brand) => ({
      subject: 'Confirme o seu e-mail',
      reason: `Você recebe este e-mail porque é titular de uma conta em ${brand.name}.`,
      content: (
        <>
          <MailText>Olá, {owner.name}.</MailText>
          <MailText>Confirme que este e-mail é seu. Depois disso a conta pode convidar e exportar.</MailText>
          <MailButton
            brand={brand}
            href={`${brand.origin}${CONFIRMATION_PATH}#${token}`}
            label="Confirmar o meu e-mail"
          />
          <MailNote>O link vale uma vez, por {CONFIRMATION_HOURS} horas.</MailNote>
        </>
      ),
    }),
  });
  return { sentTo: address };
}
