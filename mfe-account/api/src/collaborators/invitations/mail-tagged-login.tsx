import type { Row, Tx } from '@girassol/api-platform/database';
import { MailButton, type Mailer, MailText } from '@girassol/api-platform/mail';

/** Mails the login of an accepted invitation to somebody whose e-mail signs in to another account. */
export async function mailTaggedLogin(
  tx: Tx,
  mailer: Mailer,
  { account_id: accountId, id, email, name }: Row<'invitations'>,
  login: string,
): Promise<void> {
  const { name: company } = await tx
    .selectFrom('accounts')
    .select('name')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  await mailer.send(tx, {
    accountId,
    key: `tagged-login:${id}`,
    kind: 'tagged-login',
    to: { name, address: email },
    write: (brand) => ({
      subject: `Seu login na conta de ${company}`,
      reason: `Você recebe este e-mail porque aceitou um convite para a conta de ${company} em ${brand.name}.`,
      content: (
        <>
          <MailText>Olá, {name}.</MailText>
          <MailText>
            O seu e-mail já entra em outra conta. Na conta de {company}, entre com este login e com a senha
            que você escolheu no convite:
          </MailText>
          <MailText>{login}</MailText>
          <MailButton brand={brand} href={`${brand.origin}/login`} label="Entrar" />
        </>
      ),
    }),
  });
}
