import type { Row, Tx } from '@girassol/api-platform/database';
import { MailButton, type Mailer, MailNote, MailText } from '@girassol/api-platform/mail';
import { formatDate, toIsoDate } from '@girassol/shared-domain';
import { INVITATION_DAYS } from './invitation-link';

/** Writes the mail with the link of an invitation to the outbox. Its body is deleted once it was sent. */
export async function mailInvitation(
  tx: Tx,
  mailer: Mailer,
  { invitation, company, token }: { invitation: Row<'invitations'>; company: string; token: string },
): Promise<void> {
  const { id, sends, email, name, invited_by_name: author, expires_at: expiresAt } = invitation;
  await mailer.send(tx, {
    accountId: invitation.account_id,
    key: `invitation:${id}:${sends}`,
    kind: 'collaborator-invitation',
    to: { name, address: email },
    hasSecret: true,
    expiresAt,
    write: (brand) => ({
      subject: `${author} convidou você para ${company}`,
      reason: `Você recebe este e-mail porque ${author}, de ${company}, informou o seu endereço em ${brand.name}.`,
      content: (
        <>
          <MailText>Olá, {name}.</MailText>
          <MailText>
            {author} convidou você para trabalhar com {company} em {brand.name}.
          </MailText>
          <MailButton brand={brand} href={`${brand.origin}/convite#${token}`} label="Aceitar o convite" />
          <MailNote>
            O link vale uma vez, por {INVITATION_DAYS} dias, até {formatDate(toIsoDate(expiresAt.getTime()))}.
            Não o encaminhe a ninguém.
          </MailNote>
          <MailNote>Se você não conhece {company}, ignore este e-mail: nada acontece.</MailNote>
        </>
      ),
    }),
  });
}
