import type { Tx } from '@girassol/api-platform/database';
import { sql } from 'kysely';

/** Loads the cents that operators noted as paid outside the bank, by the id of the charge. */
export async function loadOutsideCents(tx: Tx, accountId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .selectFrom('billing_entries')
    .select(['charge_id', sql<string>`sum(cents)`.as('cents')])
    .where('account_id', '=', accountId)
    .where('charge_id', 'is not', null)
    .where('book', '=', 'outside')
    .groupBy('charge_id')
    .execute();
  return new Map(rows.map(({ charge_id: id, cents }) => [id ?? '', Number(cents)]));
}
