import type { Tx } from '@girassol/api-platform/database';
import { MailButton, type Mailer, MailNote, MailText } from '@girassol/api-platform/mail';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { formatDate, formatTime, toIsoDate } from '@girassol/shared-domain';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import { createAccessLinkExpiredRefusal, findOpenAccessLink } from './access-links';
import { lockAccountFeatures } from './change-account-features';
import { loadAccount } from './load-account';
import { recordAccountChange } from './record-account-change';

interface Wanted {
  accountId: string;
  token: string;
  by: string;
}

/**
 * Mails an open access link to the owner of an account, in a transaction of that account, once per link. The
 * operator passes the link's token, of which only the hash is stored. The body of the mail is deleted once
 * the mail was sent, and is never sent after the link ended.
 */
export async function mailOwnerAccessLink(
  tx: Tx,
  mailer: Mailer,
  { accountId, token, by }: Wanted,
): Promise<ResponseBody<'POST /operation/accounts/mail-link/:accountId'>> {
  if (!mailer.isOn) throw new Refusal(409, 'Este servidor não envia e-mails. Copie o link e envie você.');
  await lockAccountFeatures(tx, accountId);
  const link = await findOpenAccessLink(tx, accountId, token);
  if (!link) throw createAccessLinkExpiredRefusal();
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
  if (isNew) await recordAccountChange(tx, accountId, { by, why: `a ${link.email}`, action: 'mail' });
  return { account: await loadAccount(tx, accountId), sentTo: link.email };
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
