import { formatDate, formatTime, toIsoDate } from '@girassol/shared-domain';
import type { Answer } from '@girassol/shared-domain/contract';
import type { Tx } from '../../platform/database';
import { MailButton, type Mailer, MailNote, MailText } from '../../platform/mail';
import { Refusal } from '../../platform/refusals/refusal';
import { linkOver, openLink } from './access-links';
import { lockAccount } from './change-account';
import { readAccount } from './read-account';
import { recordChange } from './record-change';

interface Wanted {
  accountId: string;
  token: string;
  by: string;
}

/**
 * Sends a link that was just made to the owner it is for, in a transaction of that account. Whoever has it in hand may have
 * it mailed, once: it is kept nowhere else. The body is wiped when it has gone out, and never goes out after the link ended.
 */
export async function mailOwnerLink(
  tx: Tx,
  mailer: Mailer,
  { accountId, token, by }: Wanted,
): Promise<Answer<'POST /operation/accounts/mail-link/:accountId'>> {
  if (!mailer.isOn) throw new Refusal(409, 'Este servidor não envia e-mails. Copie o link e envie você.');
  await lockAccount(tx, accountId);
  const link = await openLink(tx, accountId, token);
  if (!link) throw linkOver();
  const company = await companyName(tx, accountId);
  const isNew = await mailer.send(tx, {
    accountId,
    key: `owner-access:${link.id}`,
    kind: 'owner-access',
    to: { name: link.name, address: link.email },
    hasSecret: true,
    expiresAt: link.expires_at,
    write: (brand) => ({
      subject: `Seu acesso a ${brand.name}`,
      reason: `Você recebe este e-mail porque ${company} tem uma conta em ${brand.name} e você é quem responde por ela.`,
      content: (
        <>
          <MailText>Olá, {link.name}.</MailText>
          <MailText>
            A conta de {company} está pronta. Escolha a sua senha para entrar; o seu login é {link.email}.
          </MailText>
          <MailButton
            brand={brand}
            href={`${brand.origin}/primeiro-acesso#${token}`}
            label="Escolher a minha senha"
          />
          <MailNote>
            O link vale uma vez, até {untilText(link.expires_at)}. Não o encaminhe a ninguém.
          </MailNote>
          <MailNote>Se você não esperava por este e-mail, ignore-o: sem o link ninguém entra.</MailNote>
        </>
      ),
    }),
  });
  if (isNew) await recordChange(tx, accountId, { by, why: `a ${link.email}`, action: 'mail' });
  return { account: await readAccount(tx, accountId), sentTo: link.email };
}

const untilText = (at: Date): string =>
  `${formatDate(toIsoDate(at.getTime()))} às ${formatTime(at.getTime())} (horário de Brasília)`;

async function companyName(tx: Tx, accountId: string): Promise<string> {
  const { name } = await tx
    .selectFrom('accounts')
    .select('name')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return name;
}
