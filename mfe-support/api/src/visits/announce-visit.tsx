import { recordAuditEntry } from '@girassol/account-api/audit';
import { formatVisitorVoice } from '@girassol/api-platform/access/find-token-caller';
import { loadAccountOwner } from '@girassol/api-platform/access/load-account-owner';
import type { Row, Tx } from '@girassol/api-platform/database';
import { MailButton, type Mailer, MailNote, MailText } from '@girassol/api-platform/mail';
import { notify } from '@girassol/api-platform/notifications';
import { formatDate, formatTime, toIsoDate, VISIT_MINUTES } from '@girassol/shared-domain';
import { publishVisitChanged } from './publish-visit';

type Visit = Row<'support_accesses'>;

/**
 * Informs the owner of an account, and the visited person, that a visit has begun: by notification, live event, and to the
 * owner by mail. The audit log names visitor, person and reason.
 */
export async function announceVisit(tx: Tx, mailer: Mailer, visit: Visit): Promise<void> {
  const { account_id: accountId, id, user_id, user_name, visitor_name, reason } = visit;
  const owner = await loadAccountOwner(tx, accountId);
  await recordAuditEntry(
    tx,
    { accountId, voice: formatVisitorVoice(visitor_name) },
    {
      area: 'support',
      action: 'open-visit',
      subject: { kind: 'user', id: user_id, name: user_name },
      after: { lines: [`Motivo: ${reason}`], ticket: visit.ticket_id },
    },
  );
  await notify(tx, {
    accountId,
    kind: 'support-visit',
    people: [owner.id, user_id],
    by: null,
    facts: { visitId: id, visitor: visitor_name, person: user_name, reason },
  });
  await publishVisitChanged(tx, visit, null);
  const now = Date.now();
  const at = `${formatDate(toIsoDate(now))} às ${formatTime(now)} (horário de Brasília)`;
  await mailer.send(tx, {
    accountId,
    key: `support-visit:${id}`,
    kind: 'support-visit',
    to: { name: owner.name, address: owner.email },
    write: (brand) => ({
      subject: `O suporte de ${brand.name} está vendo a sua conta`,
      reason: `Você recebe este e-mail porque é quem responde pela conta em ${brand.name}.`,
      content: (
        <>
          <MailText>Olá, {owner.name}.</MailText>
          <MailText>
            {visitor_name}, do suporte, entrou na sua conta como {user_name}, {at}. Motivo: {reason}
          </MailText>
          <MailText>
            A visita dura até {VISIT_MINUTES} minutos e é só para ler: nada muda sem a sua permissão. Senhas,
            pagamentos, assinaturas, direitos e exportações ficam fechados mesmo com ela.
          </MailText>
          <MailButton
            brand={brand}
            href={`${brand.origin}/configuracoes?secao=visitas`}
            label="Ver ou encerrar a visita"
          />
          <MailNote>As visitas ficam registradas na sua conta: quem, quando e por quê.</MailNote>
        </>
      ),
    }),
  });
}
