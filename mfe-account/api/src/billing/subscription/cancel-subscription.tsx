import type { Caller } from '@girassol/api-platform/access';
import { loadAccountOwner } from '@girassol/api-platform/access/load-account-owner';
import { loadAccountToday } from '@girassol/api-platform/clock';
import type { Tx } from '@girassol/api-platform/database';
import { MailButton, type Mailer, MailText } from '@girassol/api-platform/mail';
import { notify } from '@girassol/api-platform/notifications';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { addDays, formatDate } from '@girassol/shared-domain';
import type { ParsedRequestBody, ResponseBody } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { recordAuditEntry } from '../../audit';
import { cancelCharge } from '../charges';
import { requireNoEnd } from './account-end';
import { applySubscriptionStatus } from './apply-status';
import { type LoadedSubscription, loadSubscription } from './load-subscription';
import { requireOwnSubscription } from './owner';

type StatusAnswer = ResponseBody<'PATCH /signup/user-status/:userId'>;

const toAnswer = ({ row, status }: LoadedSubscription): StatusAnswer => ({
  newStatus: {
    statusOk: status.statusOk,
    status: status.status,
    signupPlan: status.plan,
    endsOn: row.canceled_on === null ? null : status.paidUntil,
  },
});

/**
 * Cancels the subscription of the caller's account: what is paid can be used to its end, and nothing more is charged. The
 * owner is mailed the last day, and may take it back before. Without `mailer` nobody is mailed: the end of the whole account
 * has mails of its own.
 */
export async function cancelSubscription(
  tx: Tx,
  mailer: Mailer | null,
  caller: Caller,
  reasons: ParsedRequestBody<'PATCH /signup/user-status/:userId'>,
): Promise<StatusAnswer> {
  const { accountId } = caller;
  const today = await loadAccountToday(tx, accountId);
  const { row, status } = await requireOwnSubscription(tx, caller, today);
  if (row.canceled_on === null) {
    await tx
      .updateTable('subscriptions')
      .set({
        canceled_on: today,
        cancellation: JSON.stringify(reasons),
        next_plan_id: null,
        next_vendors: null,
        changed_at: sql<Date>`now()`,
      })
      .where('account_id', '=', accountId)
      .execute();
    const open = await tx
      .selectFrom('charges')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('state', '=', 'open')
      .forUpdate()
      .execute();
    for (const charge of open) await cancelCharge(tx, charge, { today, why: 'Assinatura cancelada' });
    await recordAuditEntry(tx, caller, { area: 'plan', action: 'cancel-subscription' });
    if (mailer) await mailCancellation(tx, mailer, { accountId, paidUntil: status.paidUntil, today });
  }
  return toAnswer(await requireApplied(tx, accountId));
}

/**
 * Takes a cancellation back. Refused (409) once the access has ended: then the subscription is renewed instead. Refused (409)
 * also while the account waits for its end.
 */
export async function resumeSubscription(tx: Tx, caller: Caller): Promise<StatusAnswer> {
  const { accountId } = caller;
  const today = await loadAccountToday(tx, accountId);
  const { row, status } = await requireOwnSubscription(tx, caller, today);
  await requireNoEnd(tx, accountId);
  if (row.canceled_on !== null) {
    if (status.state === 'ended')
      throw new Refusal(409, 'O acesso já terminou. Renove a assinatura para voltar.');
    await tx
      .updateTable('subscriptions')
      .set({ canceled_on: null, cancellation: null, changed_at: sql<Date>`now()` })
      .where('account_id', '=', accountId)
      .execute();
    await recordAuditEntry(tx, caller, { area: 'plan', action: 'resume-subscription' });
  }
  return toAnswer(await requireApplied(tx, accountId));
}

async function requireApplied(tx: Tx, accountId: string): Promise<LoadedSubscription> {
  await applySubscriptionStatus(tx, accountId);
  const loaded = await loadSubscription(tx, accountId, await loadAccountToday(tx, accountId));
  if (!loaded) throw new Error('a subscription that was just locked is gone');
  return loaded;
}

async function mailCancellation(
  tx: Tx,
  mailer: Mailer,
  { accountId, paidUntil, today }: { accountId: string; paidUntil: string | null; today: string },
): Promise<void> {
  const owner = await loadAccountOwner(tx, accountId);
  const last = formatDate(paidUntil === null ? today : addDays(paidUntil, -1));
  await notify(tx, {
    accountId,
    kind: 'payment-changed',
    people: [owner.id],
    by: null,
    facts: {
      mailKey: `subscription-canceled:${today}`,
      subject: 'Sua assinatura foi cancelada',
      text: `Nada mais será cobrado. O acesso vai até ${last}.`,
    },
    isOnce: true,
  });
  await mailer.send(tx, {
    accountId,
    key: `subscription-canceled:${today}`,
    kind: 'subscription-canceled',
    to: { name: owner.name, address: owner.email },
    write: (brand) => ({
      subject: 'Sua assinatura foi cancelada',
      reason: `Você recebe este e-mail porque é titular de uma conta em ${brand.name}.`,
      content: (
        <>
          <MailText>Olá, {owner.name}.</MailText>
          <MailText>
            A assinatura foi cancelada e nada mais será cobrado. O acesso vai até {last}; depois disso os seus
            dados ainda podem ser exportados por 90 dias.
          </MailText>
          <MailButton brand={brand} href={`${brand.origin}/cancelamento`} label="Voltar atrás" />
        </>
      ),
    }),
  });
}
