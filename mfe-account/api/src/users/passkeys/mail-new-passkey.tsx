import { describeDevice } from '@girassol/account-domain/security';
import type { Tx } from '@girassol/api-platform/database';
import { MailButton, MailNote, MailText } from '@girassol/api-platform/mail';
import type { FastifyRequest } from 'fastify';
import { getClient, type Person } from '../security/access-records';

interface NewPasskey extends Person {
  passkeyId: string;
  name: string;
  host: string;
}

/** Mails a person that a passkey of theirs was created, and where it can be removed. */
export async function mailNewPasskey(
  tx: Tx,
  request: FastifyRequest,
  { accountId, userId, passkeyId, name, host }: NewPasskey,
): Promise<void> {
  const person = await tx
    .selectFrom('users')
    .select(['name', 'email'])
    .where('account_id', '=', accountId)
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const { ip, user_agent } = getClient(request);
  await request.server.mailer.send(tx, {
    accountId,
    key: `new-passkey:${passkeyId}`,
    kind: 'new-passkey',
    to: { name: person.name, address: person.email },
    write: (brand) => ({
      subject: `Nova chave de acesso em ${brand.name}`,
      reason: `Você recebe este e-mail porque o seu login em ${brand.name} ganhou uma chave de acesso.`,
      content: (
        <>
          <MailText>Olá, {person.name}.</MailText>
          <MailText>
            A chave de acesso “{name}” foi criada para entrar em {host} com o seu login:{' '}
            {describeDevice(user_agent).name}, IP {ip}.
          </MailText>
          <MailText>Se foi você, não há nada a fazer.</MailText>
          <MailText>Se não foi, remova a chave e troque a sua senha.</MailText>
          <MailButton
            brand={brand}
            href={`${brand.origin}/conta/senha/${userId}`}
            label="Ver minhas chaves"
          />
          <MailNote>Quem tem a chave entra sem a senha: trocar a senha não a desliga.</MailNote>
        </>
      ),
    }),
  });
}
