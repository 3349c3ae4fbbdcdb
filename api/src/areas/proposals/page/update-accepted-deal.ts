import type { Row, Tx } from '@girassol/api-platform/database';
import { type RawBuilder, sql } from 'kysely';

/** Kinds of items that a customer decides about; what others are worth follows from their services or from the win. */
const decided: RawBuilder<unknown> = sql`('SALES', 'PRE_SALES')`;

/** Sets price and power of the open deal of a proposal to those that its customer accepted (boards-065). */
export async function updateAcceptedDeal(
  tx: Tx,
  { account_id, sale_id, final_price_cents, power }: Row<'proposals'>,
): Promise<void> {
  if (sale_id === null) return;
  await sql`
    update sales set
      amount_cents = ${final_price_cents},
      power = case when ${power}::numeric > 0 then ${power}::numeric else power end,
      last_activity_at = now(), last_activity_text = 'proposta aceita pelo cliente'
    where account_id = ${account_id} and id = ${sale_id} and status = 'IN_PROGRESS' and type in ${decided}`.execute(
    tx,
  );
}
