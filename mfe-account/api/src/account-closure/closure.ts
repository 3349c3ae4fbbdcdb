import { CLOSURE_GRACE_DAYS, CLOSURE_REMINDER_DAYS, isAccountName } from '@girassol/account-domain/closure';
import type { AccountClosure } from '@girassol/account-domain/contract';
import type { Caller } from '@girassol/api-platform/access';
import { enqueueByAccountClock, loadAccountToday } from '@girassol/api-platform/clock';
import { generateId, type Row, type Tx } from '@girassol/api-platform/database';
import { publishEvent } from '@girassol/api-platform/events/publish-event';
import type { Mailer } from '@girassol/api-platform/mail';
import { invalidField, notAllowed, Refusal } from '@girassol/api-platform/refusals/refusal';
import { addDays, toEpochMs } from '@girassol/shared-domain';
import type { ParsedRequestBody, ResponseBody } from '@girassol/shared-domain/contract';
import { recordAuditEntry } from '../audit';
import { cancelSubscription, resumeSubscription } from '../billing/subscription/cancel-subscription';
import { loadLockedSubscription, lockSubscription } from '../billing/subscription/load-subscription';
import { deleteAccountJob, remindOfClosureJob } from './closure-jobs';
import { mailClosure } from './closure-mails';

/** Time of day at which an account ends: after the night's work, before people begin. */
const ENDS_AT = '07:00';

type Answer = ResponseBody<'GET /users/closure/:userId'>;

/** Throws 403 unless the caller owns the account. */
export function requireClosingOwner({ session }: Caller): void {
  if (session.type !== 'MANAGER') throw notAllowed('Só o titular encerra a conta.');
}

/** Loads whether and when the account of the caller ends. */
export async function loadClosure(tx: Tx, { accountId }: Caller): Promise<Answer> {
  const { name } = await loadAccountName(tx, accountId);
  const today = await loadAccountToday(tx, accountId);
  const row = await findClosure(tx, accountId);
  return {
    accountName: name,
    wouldEndOn: addDays(today, CLOSURE_GRACE_DAYS),
    closure: row ? toAccountClosure(row) : null,
  };
}

const toAccountClosure = (row: Row<'account_closures'>): AccountClosure => ({
  requestedTimestamp: row.requested_at.getTime(),
  requestedBy: row.requested_by,
  endsOn: row.ends_on,
});

const loadAccountName = (tx: Tx, accountId: string) =>
  tx.selectFrom('accounts').select('name').where('id', '=', accountId).executeTakeFirstOrThrow();

/** Finds the end of an account that was asked for; undefined if nobody did. */
export const findClosure = (tx: Tx, accountId: string): Promise<Row<'account_closures'> | undefined> =>
  tx.selectFrom('account_closures').selectAll().where('account_id', '=', accountId).executeTakeFirst();

/**
 * Asks for the end of the caller's account after 30 days. Open charges and the subscription are canceled, everybody of the
 * account is mailed, and mailed again before the end. Does nothing if it was asked for before.
 */
export async function requestClosure(
  tx: Tx,
  mailer: Mailer,
  caller: Caller,
  { accountName, mainReason, message }: ParsedRequestBody<'POST /users/closure/:userId'>,
): Promise<void> {
  const { accountId, userId } = caller;
  const { name } = await loadAccountName(tx, accountId);
  if (!isAccountName(accountName, name))
    throw invalidField('accountName', `Digite o nome da conta: ${name}.`);
  const today = await loadAccountToday(tx, accountId);
  const subscription = await loadLockedSubscription(tx, accountId, today);
  const cancels = subscription !== null && subscription.row.canceled_on === null;
  const actor = await tx
    .selectFrom('users')
    .select('name')
    .where('account_id', '=', accountId)
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const id = generateId();
  const endsOn = addDays(today, CLOSURE_GRACE_DAYS);
  const added = await tx
    .insertInto('account_closures')
    .values({
      account_id: accountId,
      id,
      user_id: userId,
      requested_by: actor.name,
      ends_on: endsOn,
      reasons: JSON.stringify({ mainReason, message }),
      canceled_subscription: cancels,
    })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .executeTakeFirst();
  if (added.numInsertedOrUpdatedRows === 0n) return;
  if (cancels)
    await cancelSubscription(tx, null, caller, {
      mainReason,
      secondaryReason: '',
      reasonToComeBack: '',
      otherReasonToComeBack: '',
      message,
    });
  for (const days of CLOSURE_REMINDER_DAYS)
    await enqueueByAccountClock(tx, remindOfClosureJob, {
      accountId,
      payload: { closureId: id, days },
      dueAt: new Date(toEpochMs(addDays(endsOn, -days), ENDS_AT)),
    });
  await enqueueByAccountClock(tx, deleteAccountJob, {
    accountId,
    payload: { closureId: id },
    key: 'end of the account',
    dueAt: new Date(toEpochMs(endsOn, ENDS_AT)),
  });
  await recordAuditEntry(tx, caller, { area: 'data', action: 'request-closure', after: { endsOn } });
  await mailClosure(tx, mailer, { accountId, closureId: id, endsOn, kind: 'requested' });
  await publishEvent(tx, caller, { kind: 'account-changed' });
}

/** Takes the end of the account back. Refused (409) once the deletion has begun. Resumes the subscription it canceled. */
export async function withdrawClosure(tx: Tx, mailer: Mailer, caller: Caller): Promise<void> {
  const { accountId } = caller;
  await lockSubscription(tx, accountId);
  const row = await tx
    .deleteFrom('account_closures')
    .where('account_id', '=', accountId)
    .where('state', '=', 'WAITING')
    .returningAll()
    .executeTakeFirst();
  if (!row) {
    if (await findClosure(tx, accountId)) throw new Refusal(409, 'A conta já está sendo apagada.');
    return;
  }
  if (row.canceled_subscription) {
    const today = await loadAccountToday(tx, accountId);
    const subscription = await loadLockedSubscription(tx, accountId, today);
    // Access that has ended meanwhile comes back with a renewal.
    if (subscription && subscription.status.state !== 'ended') await resumeSubscription(tx, caller);
  }
  await recordAuditEntry(tx, caller, { area: 'data', action: 'withdraw-closure' });
  await mailClosure(tx, mailer, { accountId, closureId: row.id, endsOn: row.ends_on, kind: 'withdrawn' });
  await publishEvent(tx, caller, { kind: 'account-changed' });
}
