import { generateId, type Tx } from '@girassol/api-platform/database';
import { MailButton, MailNote, MailText } from '@girassol/api-platform/mail';
import type { FastifyRequest } from 'fastify';
import { type AuditActor, recordAuditEntry } from '../../audit';
import { deletePasskeys } from '../passkeys/own-passkeys';
import { type Person, recordAccess } from '../security/access-records';
import { endSessions } from '../security/end-sessions';
import { deleteFactor } from './own-factor';

interface Reset extends Person {
  why: string;
  actor: AuditActor;
  /** Name of the author, as the mail says it: "Marina Lima". */
  by: string;
}

/**
 * Turns off the second factor of a person who has lost it, with its passkeys, for somebody else who gives the reason. The person's
 * sessions end, and the person is told by mail.
 */
export async function resetFactor(
  tx: Tx,
  request: FastifyRequest,
  { accountId, userId, why, actor, by }: Reset,
): Promise<void> {
  const person = { accountId, userId };
  const { name, email } = await tx
    .selectFrom('users')
    .select(['name', 'email'])
    .where('account_id', '=', accountId)
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await deleteFactor(tx, person);
  await deletePasskeys(tx, person);
  await endSessions(tx, person);
  await recordAccess(tx, request, { ...person, event: 'factorReset' });
  await recordAuditEntry(tx, actor, {
    area: 'security',
    action: 'reset-factor',
    subject: { kind: 'user', id: userId, name },
    after: { why },
  });
  await request.server.mailer.send(tx, {
    accountId,
    key: `factor-reset:${generateId()}`,
    kind: 'factor-reset',
    to: { name, address: email },
    write: (brand) => ({
      subject: `A verificação em duas etapas foi desligada em ${brand.name}`,
      reason: `Você recebe este e-mail porque o seu login em ${brand.name} foi alterado por outra pessoa.`,
      content: (
        <>
          <MailText>Olá, {name}.</MailText>
          <MailText>
            A verificação em duas etapas do seu login foi desligada por {by}, e as suas chaves de acesso foram
            removidas. Motivo: {why}. Suas sessões foram encerradas.
          </MailText>
          <MailButton brand={brand} href={`${brand.origin}/conta/senha/${userId}`} label="Ligar de novo" />
          <MailNote>Se você não pediu isso, troque a sua senha e avise o dono da conta.</MailNote>
        </>
      ),
    }),
  });
}
