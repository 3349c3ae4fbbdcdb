import type { Tx } from '@girassol/api-platform/database';
import { MailButton, type Mailer, MailText } from '@girassol/api-platform/mail';
import { notify } from '@girassol/api-platform/notifications';
import { formatDate } from '@girassol/shared-domain';
import { sql } from 'kysely';

interface ClosureMail {
  accountId: string;
  closureId: string;
  endsOn: string;
  /** `reminder` with the days that are left. */
  kind: 'requested' | 'withdrawn' | { reminder: number };
}

interface Recipient {
  id: string;
  name: string;
  email: string;
  relation: 'owner' | 'collaborator' | 'invited';
}

/**
 * Mails everybody of an account, and whoever is invited to it, that it ends, that its end is near, or that it does not end
 * after all. Notifies its people likewise.
 */
export async function mailClosure(tx: Tx, mailer: Mailer, mail: ClosureMail): Promise<void> {
  const { accountId, closureId, kind } = mail;
  const { name: company } = await tx
    .selectFrom('accounts')
    .select('name')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const step = typeof kind === 'string' ? kind : `reminder-${kind.reminder}`;
  const recipients = await listRecipients(tx, accountId);
  await notify(tx, {
    accountId,
    kind: 'account-closing',
    people: recipients.filter(({ relation }) => relation !== 'invited').map(({ id }) => id),
    by: null,
    facts: { mailKey: `${closureId}:${step}`, subject: formatSubject(mail, company) },
    isOnce: true,
  });
  for (const person of recipients)
    await mailer.send(tx, {
      accountId,
      key: `account-closure:${closureId}:${step}:${person.id}`,
      kind: 'account-closure',
      to: { name: person.name, address: person.email },
      write: (brand) => ({
        subject: formatSubject(mail, company),
        reason:
          person.relation === 'invited'
            ? `Você recebe este e-mail por causa de um convite para a conta de ${company} em ${brand.name}.`
            : `Você recebe este e-mail porque trabalha na conta de ${company} em ${brand.name}.`,
        content: (
          <>
            <MailText>Olá, {person.name}.</MailText>
            <MailText>{formatBody(mail, company, person)}</MailText>
            {person.relation === 'owner' && kind !== 'withdrawn' && (
              <MailButton
                brand={brand}
                href={`${brand.origin}/configuracoes?secao=dados`}
                label="Baixar tudo ou voltar atrás"
              />
            )}
          </>
        ),
      }),
    });
}

async function listRecipients(tx: Tx, accountId: string): Promise<Recipient[]> {
  const people = await tx
    .selectFrom('users')
    .select(['id', 'name', 'email', 'type'])
    .where('account_id', '=', accountId)
    .where('disabled_at', 'is', null)
    .execute();
  const invited = await tx
    .selectFrom('invitations')
    .select(['id', 'name', 'email'])
    .where('account_id', '=', accountId)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .execute();
  return [
    ...people.map(
      ({ type, ...person }): Recipient => ({
        ...person,
        relation: type === 'MANAGER' ? 'owner' : 'collaborator',
      }),
    ),
    ...invited.map((person): Recipient => ({ ...person, relation: 'invited' })),
  ];
}

function formatSubject({ kind, endsOn }: ClosureMail, company: string): string {
  if (kind === 'withdrawn') return `A conta de ${company} continua`;
  return `A conta de ${company} será apagada em ${formatDate(endsOn)}`;
}

function formatBody({ kind, endsOn }: ClosureMail, company: string, { relation }: Recipient): string {
  if (kind === 'withdrawn') return `O encerramento da conta de ${company} foi cancelado. Nada será apagado.`;
  const day = formatDate(endsOn);
  const when =
    typeof kind === 'string' ? '' : ` Falta${kind.reminder === 1 ? '' : 'm'} ${formatDays(kind.reminder)}.`;
  const what = `Em ${day}, clientes, propostas, contratos e arquivos da conta de ${company} serão apagados.${when}`;
  if (relation === 'owner') return `${what} Até lá você pode baixar tudo, ou voltar atrás.`;
  if (relation === 'invited') return `${what} Fale com quem convidou você antes de aceitar o convite.`;
  return `${what} Até lá tudo funciona como antes. Fale com o titular da conta se tiver dúvidas.`;
}

const formatDays = (days: number): string => (days === 1 ? '1 dia' : `${days} dias`);
