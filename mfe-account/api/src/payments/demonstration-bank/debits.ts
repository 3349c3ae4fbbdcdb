import type { Tx } from '@girassol/api-platform/database';
import { addDays, countDaysBetween, toEpochMs, toIsoDate } from '@girassol/shared-domain';
import type { DebitRequest } from '../payment-provider';
import { PaymentProviderError } from '../payment-provider-error';
import { type BankAuthorization, lockBankAuthorization } from './authorizations';
import type { BankClock } from './bank-clock';
import type { BankCharge } from './charge-report';
import { addBankPayment, lockBankCharge, requireAmount, saveBankCharge } from './charges';
import { drawReference } from './codes';
import { requireBankUp } from './outages';

/** Calendar days between the instruction and the due day. */
const MIN_DAYS_AHEAD = 2;
const MAX_DAYS_AHEAD = 10;
/** Days after the due day on which a debit without funds is tried again. */
const RETRY_DAYS = [1, 4, 7];
/** Time at which money moves; banks do it between 0 and 8 o'clock. */
const MONEY_MOVES_AT = '06:00';

const getToday = (now: Date) => toIsoDate(now.getTime());

/**
 * Schedules a debit of an active authorization. One with the same key is answered again. Throws for an amount above the
 * payer's ceiling and for a day outside the window; the authorization stays as it is.
 */
export async function scheduleBankDebit(tx: Tx, request: DebitRequest): Promise<{ reference: string }> {
  const { key, authorization: authorizationReference, amountCents, dueOn, description, now } = request;
  requireAmount(amountCents);
  await requireBankUp(tx, now);
  const authorization = await lockBankAuthorization(tx, authorizationReference);
  const earlier = await findDebit(tx, key);
  if (earlier) return earlier;
  requireSchedulable(authorization, { amountCents, dueOn, today: getToday(now) });
  const reference = drawReference();
  const clock: BankClock = authorization;
  await tx
    .insertInto('demo_payment_charges')
    .values({
      reference,
      kind: 'debit',
      key,
      clock_of: clock.clock_of,
      clock_offset_ms: clock.clock_offset_ms,
      amount_cents: amountCents,
      description,
      due_on: dueOn,
      payer: JSON.stringify(authorization.payer),
      authorization_reference: authorizationReference,
      next_try_on: dueOn,
      delivery: authorization.delivery,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing())
    .execute();
  return (await findDebit(tx, key)) ?? { reference };
}

const findDebit = (tx: Tx, key: string): Promise<{ reference: string } | undefined> =>
  tx
    .selectFrom('demo_payment_charges')
    .select('reference')
    .where('kind', '=', 'debit')
    .where('key', '=', key)
    .executeTakeFirst();

function requireSchedulable(
  { state, max_cents, starts_on }: BankAuthorization,
  { amountCents, dueOn, today }: { amountCents: number; dueOn: string; today: string },
): void {
  if (state !== 'active')
    throw new PaymentProviderError(
      'authorizationNotActive',
      'A autorização do Pix Automático não está ativa.',
    );
  const days = countDaysBetween(today, dueOn);
  if (days < MIN_DAYS_AHEAD || days > MAX_DAYS_AHEAD || dueOn < starts_on)
    throw new PaymentProviderError(
      'outsideWindow',
      `A cobrança do Pix Automático deve ser enviada de ${MAX_DAYS_AHEAD} a ${MIN_DAYS_AHEAD} dias antes do vencimento.`,
    );
  if (max_cents !== null && amountCents > max_cents)
    throw new PaymentProviderError('aboveCeiling', 'O valor é maior do que o limite que o pagador definiu.');
}

/** Cancels a debit. Throws `tooLate` from the day on which it is tried next. One that is paid or closed stays as it is. */
export async function cancelBankDebit(tx: Tx, reference: string, now: Date): Promise<void> {
  const debit = await lockBankCharge(tx, reference);
  if (debit.kind !== 'debit')
    throw new PaymentProviderError('notFound', 'O Banco Demonstração não conhece este débito.');
  if (debit.state !== 'open' || debit.payments.length > 0) return;
  // Another try is canceled like the first one: until the day before.
  const takenOn = debit.next_try_on ?? debit.due_on;
  if (takenOn !== null && getToday(now) >= takenOn)
    throw new PaymentProviderError('tooLate', 'O débito só pode ser cancelado até as 23:59 do dia anterior.');
  await saveBankCharge(tx, debit, { state: 'canceled', next_try_on: null });
}

/** Executes the debits of an authorization that are due by `now`, oldest first, with the tries that were missed. */
export async function runDueBankDebits(
  tx: Tx,
  { authorization: authorizationReference, now }: { authorization: string; now: Date },
): Promise<void> {
  await requireBankUp(tx, now);
  const authorization = await lockBankAuthorization(tx, authorizationReference);
  const due = await tx
    .selectFrom('demo_payment_charges')
    .selectAll()
    .where('authorization_reference', '=', authorizationReference)
    .where('kind', '=', 'debit')
    .where('next_try_on', '<=', getToday(now))
    .orderBy('next_try_on')
    .orderBy('reference')
    .forUpdate()
    .execute();
  for (const debit of due) {
    let current = debit;
    while (current.next_try_on !== null && current.next_try_on <= getToday(now))
      current = await tryDebit(tx, current, current.next_try_on, { authorization, now });
  }
}

function tryDebit(
  tx: Tx,
  debit: BankCharge,
  day: string,
  { authorization, now }: { authorization: BankAuthorization; now: Date },
): Promise<BankCharge> {
  if (debit.has_funds) {
    const paidAt = new Date(Math.min(toEpochMs(day, MONEY_MOVES_AT), now.getTime()));
    return addBankPayment(tx, debit, { cents: debit.amount_cents, method: 'pixAutomatic', paidAt });
  }
  const retryDays = authorization.may_retry ? RETRY_DAYS[debit.tries] : undefined;
  const nextTryOn = retryDays === undefined ? null : addDays(debit.due_on ?? day, retryDays);
  return saveBankCharge(tx, debit, {
    tries: debit.tries + 1,
    refusal: { kind: 'soft', message: 'A conta do pagador estava sem saldo.' },
    next_try_on: nextTryOn,
    state: nextTryOn === null ? 'failed' : 'open',
  });
}
