import type { Tx } from '@girassol/api-platform/database';
import { PaymentProviderError } from '../payment-provider-error';

const OUTAGE_MS = 60 * 60 * 1000;

/** Throws a temporary error if the demonstration bank is down at `now`. */
export async function requireBankUp(tx: Tx, now: Date): Promise<void> {
  if (await findOutageEnd(tx, now))
    throw new PaymentProviderError(
      'bankUnavailable',
      'O Banco Demonstração está fora do ar. Tente de novo mais tarde.',
    );
}

/** Finds the end of the outage in which `now` lies; null: the bank is up. */
export async function findOutageEnd(tx: Tx, now: Date): Promise<Date | null> {
  const outage = await tx
    .selectFrom('demo_payment_outages')
    .select('down_until')
    .where('down_from', '<=', now)
    .where('down_until', '>', now)
    .executeTakeFirst();
  return outage?.down_until ?? null;
}

/** Takes the bank down for an hour from `now` on. */
export async function beginOutage(tx: Tx, now: Date): Promise<void> {
  const row = { down_from: now, down_until: new Date(now.getTime() + OUTAGE_MS) };
  await tx
    .insertInto('demo_payment_outages')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** Takes the bank up again. */
export async function endOutage(tx: Tx): Promise<void> {
  await tx.deleteFrom('demo_payment_outages').execute();
}
