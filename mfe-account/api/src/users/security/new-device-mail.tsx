import { describeDevice } from '@girassol/account-domain/security';
import type { Tx } from '@girassol/api-platform/database';
import { MailButton, MailNote, MailText } from '@girassol/api-platform/mail';
import { formatDate, formatTime, toIsoDate } from '@girassol/shared-domain';
import type { FastifyRequest } from 'fastify';
import { getClient, type Person } from './access-records';
import { notifyOfNewDevice } from './notify-of-access';

/**
 * Mails and notifies a person that somebody came in from a device that was not known, and where that session can be ended.
 * The first access of a person is not told: whoever has just chosen a password knows.
 */
export async function mailNewDevice(
  tx: Tx,
  request: FastifyRequest,
  { accountId, userId, sessionId }: Person & { sessionId: string },
): Promise<void> {
  const earlier = await tx
    .selectFrom('access_records')
    .select('id')
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  if (!earlier) return;
  const person = await tx
    .selectFrom('users')
    .select(['name', 'email'])
    .where('account_id', '=', accountId)
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const { ip, user_agent } = getClient(request);
  await notifyOfNewDevice(tx, { accountId, userId, id: sessionId, userAgent: user_agent });
  const now = Date.now();
  const at = `${formatDate(toIsoDate(now))} às ${formatTime(now)} (horário de Brasília)`;
  await request.server.mailer.send(tx, {
    accountId,
    key: `new-device:${sessionId}`,
    kind: 'new-device',
    to: { name: person.name, address: person.email },
    write: (brand) => ({
      subject: `Novo acesso à sua conta em ${brand.name}`,
      reason: `Você recebe este e-mail porque alguém entrou em ${brand.name} com o seu login, de um aparelho que ainda não conhecíamos.`,
      content: (
        <>
          <MailText>Olá, {person.name}.</MailText>
          <MailText>
            Alguém entrou com o seu login: {describeDevice(user_agent).name}, IP {ip}, {at}.
          </MailText>
          <MailText>Se foi você, não há nada a fazer.</MailText>
          <MailText>Se não foi, encerre essa sessão e troque a sua senha.</MailText>
          <MailButton
            brand={brand}
            href={`${brand.origin}/conta/senha/${userId}`}
            label="Ver minhas sessões"
          />
          <MailNote>Não respondemos pedidos de senha por e-mail, e ninguém daqui pede a sua.</MailNote>
        </>
      ),
    }),
  });
}
