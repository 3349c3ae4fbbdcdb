import type { Row, Tx } from '@girassol/api-platform/database';
import type { AuthorizationReport, AuthorizationRequest, IssuedAuthorization } from '../payment-provider';
import { PaymentProviderError } from '../payment-provider-error';
import { buildBankClock } from './bank-clock';
import { addBankPayment, loadBankCharge, lockBankCharge, saveBankCharge } from './charges';
import { buildAuthorizationCode, drawReference } from './codes';
import { enqueueBankEvent } from './events';
import { requireBankUp } from './outages';

/** Permission of automatic debits as the demonstration bank stores it. */
export type BankAuthorization = Row<'demo_payment_authorizations'>;

/** Creates an authorization that waits for its payer. One with the same key is answered again. */
export async function requestBankAuthorization(
  tx: Tx,
  request: AuthorizationRequest,
): Promise<IssuedAuthorization> {
  const { key, payer, description, maxCents, startsOn, everyMonths, firstCharge, accountId, now } = request;
  await requireBankUp(tx, now);
  const charge = firstCharge === undefined ? null : await loadBankCharge(tx, firstCharge);
  const reference = drawReference();
  await tx
    .insertInto('demo_payment_authorizations')
    .values({
      reference,
      key,
      ...buildBankClock(accountId, now),
      payer: JSON.stringify(payer),
      description,
      least_max_cents: maxCents ?? null,
      starts_on: startsOn,
      every_months: everyMonths,
      first_charge: firstCharge ?? null,
      pix_code: buildAuthorizationCode(
        reference,
        charge && { reference: charge.reference, amountCents: charge.amount_cents },
      ),
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const issued = await tx
    .selectFrom('demo_payment_authorizations')
    .select(['reference', 'pix_code'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return { reference: issued.reference, pixCode: issued.pix_code };
}

/** Locks an authorization. Throws if the bank does not know the reference. */
export async function lockBankAuthorization(tx: Tx, reference: string): Promise<BankAuthorization> {
  const found = await tx
    .selectFrom('demo_payment_authorizations')
    .selectAll()
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirst();
  if (!found)
    throw new PaymentProviderError('notFound', 'O Banco Demonstração não conhece esta autorização.');
  return found;
}

/** Converts an authorization to the report that our side reads. */
export const toAuthorizationReport = (row: BankAuthorization): AuthorizationReport => ({
  reference: row.reference,
  state: row.state,
  maxCents: row.max_cents,
  mayRetry: row.may_retry,
});

async function saveBankAuthorization(
  tx: Tx,
  authorization: BankAuthorization,
  changes: Partial<Pick<BankAuthorization, 'state' | 'max_cents' | 'may_retry'>>,
): Promise<void> {
  await tx
    .updateTable('demo_payment_authorizations')
    .set(changes)
    .where('reference', '=', authorization.reference)
    .execute();
  await enqueueBankEvent(tx, 'authorization', authorization);
}

/** Authorizes automatic debits for the payer, with the payer's own ceiling, and pays the first charge if there is one. */
export async function grantAuthorization(
  tx: Tx,
  authorization: BankAuthorization,
  { maxCents, mayRetry, now }: { maxCents: number | null; mayRetry: boolean; now: Date },
): Promise<void> {
  if (authorization.state !== 'pending')
    throw new PaymentProviderError('rejected', 'Esta autorização já foi respondida.');
  const { least_max_cents: least, first_charge: firstCharge } = authorization;
  if (maxCents !== null && least !== null && maxCents < least)
    throw new PaymentProviderError('rejected', 'O limite é menor do que o mínimo pedido por quem recebe.');
  await saveBankAuthorization(tx, authorization, {
    state: 'active',
    max_cents: maxCents,
    may_retry: mayRetry,
  });
  if (firstCharge === null) return;
  const charge = await lockBankCharge(tx, firstCharge);
  if (charge.payments.length === 0)
    await addBankPayment(tx, charge, { cents: charge.amount_cents, method: 'pix', paidAt: now });
}

/** Refuses a pending authorization for the payer. */
export async function refuseAuthorization(tx: Tx, authorization: BankAuthorization): Promise<void> {
  if (authorization.state === 'pending') await saveBankAuthorization(tx, authorization, { state: 'refused' });
}

/** Ends a pending or active authorization and its open debits. One that has ended stays as it is. */
export async function endAuthorization(tx: Tx, authorization: BankAuthorization): Promise<void> {
  if (authorization.state !== 'pending' && authorization.state !== 'active') return;
  await saveBankAuthorization(tx, authorization, { state: 'canceled' });
  const debits = await tx
    .selectFrom('demo_payment_charges')
    .selectAll()
    .where('authorization_reference', '=', authorization.reference)
    .where('kind', '=', 'debit')
    .where('next_try_on', 'is not', null)
    .orderBy('reference')
    .forUpdate()
    .execute();
  for (const debit of debits) await saveBankCharge(tx, debit, { state: 'canceled', next_try_on: null });
}
