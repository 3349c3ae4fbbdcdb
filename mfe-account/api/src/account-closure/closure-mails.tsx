import type { Tx } from '@girassol/api-platform/database';
import { MailButton, type Mailer, MailText } from '@girassol/api-platform/mail';
import { formatDate } from '@girassol/shared-domain';

interface ClosureMail {
  accountId: string;
  closureId: string;
  endsOn: string;
  /** `reminder` with the days that are left. */
  kind: 'requested' | 'withdrawn' | { reminder: number };
}

interface Person {
  id: string;
  name: string;
  email: string;
  isOwner: boolean;
}

/** Mails everybody of an account that it ends, that its end is near, or that it does not end after all. */
export async function mailClosure(tx: Tx, mailer: Mailer, mail: ClosureMail): Promise<void> {
  const { accountId, closureId, kind } = mail;
  const { name: company } = await tx
    .selectFrom('accounts')
    .select('name')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const people = await tx
    .selectFrom('users')
    .select(['id', 'name', 'email', 'type'])
    .where('account_id', '=', accountId)
    .where('disabled_at', 'is', null)
    .execute();
  const step = typeof kind === 'string' ? kind : `reminder-${kind.reminder}`;
  for (const { type, ...person } of people)
    await mailer.send(tx, {
      accountId,
      key: `account-closure:${closureId}:${step}:${person.id}`,
      kind: 'account-closure',
      to: { name: person.name, address: person.email },
      write: (brand) => ({
        subject: formatSubject(mail, company),
        reason: `Você recebe este e-mail porque trabalha na conta de ${company} em ${brand.name}.`,
        content: (
          <>
            <MailText>Olá, {person.name}.</MailText>
            <MailText>{formatBody(mail, company, { ...person, isOwner: type === 'MANAGER' })}</MailText>
            {type === 'MANAGER' && kind !== 'withdrawn' && (
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

function formatSubject({ kind, endsOn }: ClosureMail, company: string): string {
  if (kind === 'withdrawn') return `A conta de ${company} continua`;
  return `A conta de ${company} será apagada em ${formatDate(endsOn)}`;
}

function formatBody({ kind, endsOn }: ClosureMail, company: string, { isOwner }: Person): string {
  if (kind === 'withdrawn') return `O encerramento da conta de ${company} foi cancelado. Nada será apagado.`;
  const day = formatDate(endsOn);
  const when =
    typeof kind === 'string' ? '' : ` Falta${kind.reminder === 1 ? '' : 'm'} ${formatDays(kind.reminder)}.`;
  const what = `Em ${day}, clientes, propostas, contratos e arquivos da conta de ${company} serão apagados.${when}`;
  return isOwner
    ? `${what} Até lá você pode baixar tudo, ou voltar atrás.`
    : `${what} Até lá tudo funciona como antes. Fale com o titular da conta se tiver dúvidas.`;
}

const formatDays = (days: number): string => (days === 1 ? '1 dia' : `${days} dias`);
