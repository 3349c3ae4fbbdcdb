import { generateId, type Tx } from '@girassol/api-platform/database';
import { MailButton, MailNote, MailText } from '@girassol/api-platform/mail';
import { notify } from '@girassol/api-platform/notifications';
import { formatDate } from '@girassol/shared-domain';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';

/** Mails and notifies everybody in an account who has no second factor that one is required from a day, and where it is turned on. */
export async function mailFactorRequirement(
  tx: Tx,
  request: FastifyRequest,
  { accountId, from }: { accountId: string; from: string },
): Promise<void> {
  const people = await tx
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .select(['users.id', 'users.name', 'users.email', 'accounts.name as company'])
    .where('users.account_id', '=', accountId)
    .where('users.disabled_at', 'is', null)
    .where('users.is_admin', '=', false)
    .where(
      sql<boolean>`not exists (select from passkeys p where p.account_id = users.account_id and p.user_id = users.id)`,
    )
    .where(
      sql<boolean>`not exists (select from totp_secrets t
        where t.account_id = users.account_id and t.user_id = users.id and t.confirmed_at is not null)`,
    )
    .orderBy('users.id')
    .execute();
  const change = generateId();
  await notify(tx, {
    accountId,
    kind: 'security-mailed',
    people: people.map(({ id }) => id),
    by: null,
    facts: {
      eventId: change,
      event: 'verificação em duas etapas exigida',
      detail: `A partir de ${formatDate(from)}, a sua conta exige a verificação em duas etapas. O seu login ainda não tem.`,
    },
  });
  for (const { id, name, email, company } of people)
    await request.server.mailer.send(tx, {
      accountId,
      key: `factor-required:${change}:${id}`,
      kind: 'factor-required',
      to: { name, address: email },
      write: (brand) => ({
        subject: `${company} passa a exigir a verificação em duas etapas`,
        reason: `Você recebe este e-mail porque entra em ${brand.name} pela conta ${company}.`,
        content: (
          <>
            <MailText>Olá, {name}.</MailText>
            <MailText>
              A partir de {formatDate(from)}, {company} exige a verificação em duas etapas de todos. O seu
              login ainda não tem.
            </MailText>
            <MailText>
              Ligue um aplicativo autenticador ou crie uma chave de acesso. Leva dois minutos.
            </MailText>
            <MailButton brand={brand} href={`${brand.origin}/conta/senha/${id}`} label="Configurar agora" />
            <MailNote>Depois desse dia, sem isso você entra, mas só chega à página de segurança.</MailNote>
          </>
        ),
      }),
    });
}
