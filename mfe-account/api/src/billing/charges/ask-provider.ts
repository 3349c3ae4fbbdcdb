import type { Row, Tx } from '@girassol/api-platform/database';
import { sql } from 'kysely';
import { closeAtProvider } from './cancel-charge';
import { lockCharge } from './load-charge';
import { publishChargeChanged } from './publish-charge-changed';

/** Something that a provider makes of a charge, by the column that says when it was asked for. */
type Asked = 'codes_asked_at' | 'debit_asked_at';

/**
 * Writes that the provider is about to be asked for something of an open charge, so that it is closed there even if the
 * answer is lost. Returns the charge; null for one that is not open any more, for which nothing may be asked.
 */
export async function beginAsking(
  tx: Tx,
  { accountId, chargeId }: { accountId: string; chargeId: string },
  { provider, asked }: { provider: string; asked: Asked },
): Promise<Row<'charges'> | null> {
  const charge = await lockCharge(tx, accountId, chargeId);
  if (charge.state !== 'open') return null;
  return tx
    .updateTable('charges')
    .set({ provider, [asked]: sql<Date>`coalesce(${sql.ref(asked)}, now())` })
    .where('account_id', '=', accountId)
    .where('id', '=', chargeId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Columns of what the provider has answered. */
type Answer = Partial<
  Pick<
    Row<'charges'>,
    'reference' | 'pix_code' | 'boleto_line' | 'boleto_barcode' | 'debit_reference' | 'method' | 'next_try_on'
  >
>;

/**
 * Writes what the provider has answered. A charge that was paid or canceled meanwhile is closed there, and keeps its state
 * and its method.
 */
export async function writeAnswer(
  tx: Tx,
  { accountId, chargeId }: { accountId: string; chargeId: string },
  { method, next_try_on: nextTryOn, ...answer }: Answer,
): Promise<Row<'charges'>> {
  const { state } = await lockCharge(tx, accountId, chargeId);
  const written = await tx
    .updateTable('charges')
    .set({
      ...answer,
      ...(state === 'open' && method !== undefined && { method }),
      ...(state === 'open' && nextTryOn !== undefined && { next_try_on: nextTryOn }),
    })
    .where('account_id', '=', accountId)
    .where('id', '=', chargeId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await publishChargeChanged(tx, chargeId);
  if (state !== 'open') await closeAtProvider(tx, written);
  return written;
}
