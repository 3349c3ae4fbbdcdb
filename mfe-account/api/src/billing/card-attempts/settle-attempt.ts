import type { Row, Tx } from '@girassol/api-platform/database';
import { withdrawJob } from '@girassol/api-platform/jobs';
import { addDays } from '@girassol/shared-domain';
import { sql } from 'kysely';
import type { ChargeReport, ReportedRefusal } from '../../payments/payment-provider';
import { changeCharge } from '../charges/change-charge';
import { publishChargeChanged } from '../charges/publish-charge-changed';
import { type OpeningServer, openPaidAccount } from '../settlement/open-paid-account';
import { arePaymentsRecorded } from '../settlement/received-payments';
import { settleReport } from '../settlement/settle-charge';
import { mailPayers } from '../steps/mail-payers';
import { type BillingState, getCharge, lockBillingState } from '../subscription/billing-state';
import { lockSubscription } from '../subscription/load-subscription';
import { getAttemptJobKey, resolveAttemptJob } from './resolve-attempt-job';

type AttemptState = Row<'card_attempts'>['state'];

const getState = ({ state, payments }: ChargeReport): AttemptState => {
  if (payments.length > 0) return 'approved';
  return state === 'open' ? 'undecided' : 'refused';
};

/** Locks an attempt whose subscription is locked. */
const lockAttempt = (
  tx: Tx,
  { accountId, attemptId }: { accountId: string; attemptId: string },
): Promise<Row<'card_attempts'>> =>
  tx
    .selectFrom('card_attempts')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', attemptId)
    .forUpdate()
    .executeTakeFirstOrThrow();

/**
 * Checks without a lock whether a report of an attempt says nothing new: the attempt was approved by it, its charge is the
 * one that it paid, and every payment was recorded. An event of the provider repeats what its answer said, so most of them
 * end here, and lock nothing.
 */
async function isReportKnown(
  tx: Tx,
  { accountId, attemptId }: { accountId: string; attemptId: string },
  report: ChargeReport,
): Promise<boolean> {
  if (getState(report) !== 'approved' || report.refusal !== null) return false;
  const known = await tx
    .selectFrom('card_attempts')
    .innerJoin('charges', (join) =>
      join
        .onRef('charges.account_id', '=', 'card_attempts.account_id')
        .onRef('charges.id', '=', 'card_attempts.charge_id')
        .onRef('charges.provider', '=', 'card_attempts.provider')
        .onRef('charges.card_reference', '=', 'card_attempts.reference'),
    )
    .select('card_attempts.provider')
    .where('card_attempts.account_id', '=', accountId)
    .where('card_attempts.id', '=', attemptId)
    .where('card_attempts.state', '=', 'approved')
    .where('card_attempts.reference', '=', report.reference)
    .where('charges.state', '<>', 'open')
    .executeTakeFirst();
  return known !== undefined && arePaymentsRecorded(tx, accountId, report, known.provider);
}

/**
 * Writes what the provider says of an attempt to charge a card, and settles its charge. What follows a decision is done once,
 * whoever hears of it first: the payer who waits, an event, a step or the upkeep. A report that says nothing new writes
 * nothing.
 */
export async function settleAttempt(
  server: OpeningServer,
  tx: Tx,
  attempt: { accountId: string; attemptId: string },
  report: ChargeReport,
): Promise<void> {
  const { accountId } = attempt;
  if (await isReportKnown(tx, attempt, report)) return;
  const billing = await lockBillingState(tx, accountId);
  const before = await lockAttempt(tx, attempt);
  const { charge_id: chargeId, provider, card, step } = before;
  const charge = getCharge(billing, chargeId);
  const state = getState(report);
  const isDecision = before.state === 'undecided' && state !== 'undecided';
  // The bank may take money for an attempt that it did not know when it was asked.
  const isLateMoney = before.state === 'refused' && state === 'approved';
  const isDecided = isDecision || isLateMoney;
  if (isDecided || before.reference !== report.reference)
    await tx
      .updateTable('card_attempts')
      .set({
        reference: report.reference,
        ...(isDecided && { state, decided_at: sql<Date>`now()` }),
      })
      .where('account_id', '=', accountId)
      .where('id', '=', before.id)
      .execute();
  if (isDecided) await withdrawJob(tx, resolveAttemptJob, { accountId, once: getAttemptJobKey(before.id) });
  // A payer who waits has chosen the card for this charge.
  const isChosen = step === null && isDecision && charge.state === 'open';
  if (isDecision || charge.provider !== provider || charge.card_reference !== report.reference)
    await changeCharge(tx, charge, {
      provider,
      card_reference: report.reference,
      ...(isDecision && { tries: sql<number>`tries + 1` }),
      ...(isChosen && { method: 'card' }),
    });
  if (isChosen) await publishChargeChanged(tx, chargeId);
  // A card that pays is the one that is charged for the next period, too.
  if (step === null && state === 'approved' && isDecided)
    billing.row = await tx
      .updateTable('subscriptions')
      .set({ method: 'card', card: JSON.stringify({ ...card, isDead: false }) })
      .where('account_id', '=', accountId)
      .returningAll()
      .executeTakeFirst();
  const { refusal } = report;
  const nextTryOn = step && refusal?.kind === 'soft' ? addDays(step.day, 1) : report.nextTryOn;
  await settleReport(
    tx,
    billing,
    chargeId,
    { ...report, nextTryOn },
    { provider, openAccount: (inner, account) => openPaidAccount(server, inner, account) },
  );
  if (isDecision && refusal && step) await followRefusal(server, tx, billing, { ...before, step }, refusal);
}

/**
 * Decides an attempt that the provider refused without a charge, or that never reached it: nothing was taken. With `begunAt`,
 * one that has begun once more since then stays undecided.
 */
export async function refuseAttempt(
  tx: Tx,
  attempt: { accountId: string; attemptId: string; begunAt?: Date },
): Promise<void> {
  await lockSubscription(tx, attempt.accountId);
  const before = await lockAttempt(tx, attempt);
  if (before.state !== 'undecided') return;
  const { begunAt = before.created_at } = attempt;
  if (begunAt.getTime() !== before.created_at.getTime()) return;
  await tx
    .updateTable('card_attempts')
    .set({ state: 'refused', decided_at: sql<Date>`now()` })
    .where('account_id', '=', attempt.accountId)
    .where('id', '=', before.id)
    .execute();
}

/** Mails that the card of a subscription was refused. After a hard refusal it is not charged any more. */
async function followRefusal(
  { mailer }: OpeningServer,
  tx: Tx,
  billing: BillingState,
  attempt: Row<'card_attempts'> & { step: NonNullable<Row<'card_attempts'>['step']> },
  refusal: ReportedRefusal,
): Promise<void> {
  const { account_id: accountId, charge_id: chargeId, card, step } = attempt;
  const isSoft = refusal.kind === 'soft';
  // The owner may have replaced the card since.
  if (!isSoft && billing.row?.card?.reference === card.reference)
    await tx
      .updateTable('subscriptions')
      .set({ card: JSON.stringify({ ...billing.row.card, isDead: true }) })
      .where('account_id', '=', accountId)
      .execute();
  const { pay_token: payToken } = getCharge(billing, chargeId);
  await mailPayers(tx, mailer, accountId, {
    key: `card-refused:${step.key}`,
    kind: 'card-refused',
    subject: 'Não conseguimos cobrar o seu cartão',
    texts: [
      `O cartão ${card.brand} final ${card.lastDigits} foi recusado: ${refusal.message}`,
      isSoft
        ? 'Vamos tentar de novo nos próximos dias. Se preferir, pague agora por Pix ou troque o cartão.'
        : 'Não vamos tentar de novo com este cartão. Pague por Pix ou troque o cartão.',
    ],
    button: { path: `/assinatura/pagar/${payToken}`, label: 'Pagar agora' },
  });
}
