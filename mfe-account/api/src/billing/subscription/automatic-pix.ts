import type { Caller } from '@girassol/api-platform/access';
import { loadAccountNow, loadAccountToday } from '@girassol/api-platform/clock';
import type { Database } from '@girassol/api-platform/database';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { recordAuditEntry } from '../../audit';
import type { PaymentProvider } from '../../payments/payment-provider';
import { callProvider, loadPayer, payByPixInstead } from '../charges';
import { requireNoEnd } from './account-end';
import { applySubscriptionStatus } from './apply-status';
import { requireOwnSubscription, requirePayer } from './owner';

/**
 * Asks the payer's bank for the authorization of Pix Automático. One that waits already is answered again. Refused (409) while
 * the account waits for its end.
 */
export async function requestAutomaticPix(
  database: Database,
  payments: PaymentProvider,
  caller: Caller,
): Promise<ResponseBody<'POST /signup/automatic-pix/:userId'>> {
  const { accountId } = caller;
  if (!payments.capabilities.offersAutomaticPix)
    throw new Refusal(409, 'O Pix Automático não está disponível. Use Pix, boleto ou cartão.');
  const { payer, now, row, startsOn } = await database.asAccount(caller, async (tx) => {
    const today = await loadAccountToday(tx, accountId);
    const loaded = await requireOwnSubscription(tx, caller, today);
    await requireNoEnd(tx, accountId);
    requirePayer(loaded.row);
    if (loaded.row.authorization_state === 'active')
      throw new Refusal(409, 'O Pix Automático já está autorizado.');
    return {
      payer: await loadPayer(tx, accountId),
      now: await loadAccountNow(tx, accountId),
      row: loaded.row,
      startsOn:
        loaded.status.paidUntil !== null && loaded.status.paidUntil > today ? loaded.status.paidUntil : today,
    };
  });
  // The same until the subscription changes, as it does when an authorization is refused or ends.
  const key = `${accountId}:${row.changed_at.getTime()}`;
  const issued = await callProvider(() =>
    payments.requestAuthorization({
      key,
      accountId,
      payer,
      description: 'Assinatura Girassol',
      startsOn,
      everyMonths: row.months_per_period,
      now,
    }),
  );
  const former = row.authorization_state === 'pending' ? row.authorization_ref : null;
  if (former !== null && former !== issued.reference)
    await callProvider(() => payments.cancelAuthorization(former, now));
  await database.asAccount(caller, async (tx) => {
    await tx
      .updateTable('subscriptions')
      .set({
        authorization_ref: issued.reference,
        authorization_state: 'pending',
        authorization_max_cents: null,
      })
      .where('account_id', '=', accountId)
      .execute();
    await recordAuditEntry(tx, caller, { area: 'card', action: 'turn-automatic-pix-on' });
  });
  return { pixCode: issued.pixCode, demonstrationPage: payments.getPayerPage?.(issued.reference) ?? null };
}

/** Ends the authorization of Pix Automático. The renewal is paid by Pix then. */
export async function cancelAutomaticPix(
  database: Database,
  payments: PaymentProvider,
  caller: Caller,
): Promise<void> {
  const { accountId } = caller;
  const { reference, now } = await database.asAccount(caller, async (tx) => {
    const { row } = await requireOwnSubscription(tx, caller, await loadAccountToday(tx, accountId));
    return { reference: row.authorization_ref, now: await loadAccountNow(tx, accountId) };
  });
  if (reference !== null) await callProvider(() => payments.cancelAuthorization(reference, now));
  await database.asAccount(caller, async (tx) => {
    await tx
      .updateTable('subscriptions')
      .set({
        authorization_state: reference === null ? null : 'canceled',
        method: sql`case when method = 'pixAutomatic' then 'pix' else method end`,
        changed_at: sql<Date>`now()`,
      })
      .where('account_id', '=', accountId)
      .execute();
    await payByPixInstead(tx, accountId);
    await recordAuditEntry(tx, caller, { area: 'card', action: 'turn-automatic-pix-off' });
    await applySubscriptionStatus(tx, accountId);
  });
}
