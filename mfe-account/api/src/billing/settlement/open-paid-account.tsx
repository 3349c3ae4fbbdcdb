import { randomBytes } from 'node:crypto';
import { planOfSignup } from '@girassol/account-domain/billing';
import { generateId, type Tx } from '@girassol/api-platform/database';
import { MailButton, MailNote, MailText } from '@girassol/api-platform/mail';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { createAccessLink } from '../../accounts/access-links';
import { recordAccountChange } from '../../accounts/record-account-change';
import { CONFIRMATION_HOURS, CONFIRMATION_PATH, createEmailConfirmation } from '../../email-confirmation';
import { hashPassword } from '../../users/password';

/** Server parts that opening an account needs. */
export type OpeningServer = Pick<FastifyInstance, 'mailer' | 'reactionsTo'>;

/**
 * Opens the account of a signup that was paid: its owner, what each module gives to a new account, and a mail with the link
 * by which the owner chooses a password on any device. Does nothing for a signup that was paid before.
 */
export async function openPaidAccount(server: OpeningServer, tx: Tx, accountId: string): Promise<void> {
  const signup = await tx
    .updateTable('signups')
    .set({ state: 'paid', changed_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('state', '<>', 'paid')
    .returningAll()
    .executeTakeFirst();
  if (!signup) return;
  const { contact } = signup;
  const name = `${contact.name} ${contact.surname}`;
  const userId = generateId();
  const email = await findFreeLogin(tx, contact.email, accountId);
  await tx
    .insertInto('users')
    .values({
      account_id: accountId,
      id: userId,
      email,
      // Nobody knows it: the owner chooses one by the link.
      password_hash: await hashPassword(randomBytes(32).toString('base64url')),
      type: 'MANAGER',
      name,
      phone: contact.phone,
      is_admin: false,
      permissions: '{}',
    })
    .execute();
  for (const react of server.reactionsTo('accountOpened')) await react(tx, accountId);
  await recordAccountChange(tx, accountId, {
    by: contact.email,
    why: `assinatura do plano ${planOfSignup[signup.plan_id]}`,
    action: 'open',
    whitelabel: null,
    modules: [],
  });
  const access = await createAccessLink(tx, { accountId, userId, by: contact.email, provesEmail: true });
  const confirmation = await createEmailConfirmation(tx, { accountId, address: contact.email });
  await server.mailer.send(tx, {
    accountId,
    key: 'signup-access',
    kind: 'signup-access',
    to: { name, address: contact.email },
    hasSecret: true,
    expiresAt: new Date(access.until),
    write: (brand) => ({
      subject: `Boas-vindas: ${brand.name}`,
      reason: `Você recebe este e-mail porque a sua assinatura de ${brand.name} foi paga.`,
      content: (
        <>
          <MailText>Olá, {contact.name}.</MailText>
          <MailText>O pagamento chegou e a sua conta está aberta. O seu login é {email}.</MailText>
          <MailButton
            brand={brand}
            href={`${brand.origin}/primeiro-acesso#${access.token}`}
            label="Escolher a minha senha"
          />
          <MailText>
            Já escolheu a senha no aparelho em que pagou? Então só confirme este e-mail: antes disso a conta
            não convida nem exporta.
          </MailText>
          <MailButton
            brand={brand}
            href={`${brand.origin}${CONFIRMATION_PATH}#${confirmation.token}`}
            label="Confirmar o meu e-mail"
          />
          <MailNote>
            Cada link vale uma vez, por {CONFIRMATION_HOURS} horas, em qualquer aparelho. Não os encaminhe a
            ninguém.
          </MailNote>
        </>
      ),
    }),
  });
}

/**
 * Returns the login of the owner of a new account. Where the e-mail signs in to another account already, which nobody is
 * told before the payment, the login gets a tag of its own and mail to it still arrives: `ana+girassol-1f2e@...`.
 */
async function findFreeLogin(tx: Tx, email: string, accountId: string): Promise<string> {
  const [found] = await sql<{ account_id: string }>`select account_id from find_login(${email})`
    .execute(tx)
    .then(({ rows }) => rows);
  if (!found) return email;
  const at = email.lastIndexOf('@');
  return `${email.slice(0, at)}+girassol-${accountId.slice(-6)}${email.slice(at)}`;
}
