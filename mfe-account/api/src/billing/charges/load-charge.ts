import type { Row, Tx } from '@girassol/api-platform/database';
import { notFound } from '@girassol/api-platform/refusals/refusal';

/** Locks a charge of an account until the transaction ends. Refused (404) where there is none. */
export async function lockCharge(tx: Tx, accountId: string, id: string): Promise<Row<'charges'>> {
  const charge = await tx
    .selectFrom('charges')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!charge) throw notFound('Cobrança não encontrada.');
  return charge;
}

/** Loads a charge of an account. Refused (404) where there is none. */
export async function loadCharge(tx: Tx, accountId: string, id: string): Promise<Row<'charges'>> {
  const charge = await tx
    .selectFrom('charges')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!charge) throw notFound('Cobrança não encontrada.');
  return charge;
}
