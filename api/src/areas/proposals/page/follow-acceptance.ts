import { type RawBuilder, sql } from 'kysely';
import type { Row, Tx } from '../../../platform/database';

/** Kinds of items that a customer decides about; what others are worth follows from their services or from the win. */
const decided: RawBuilder<unknown> = sql`('SALES', 'PRE_SALES')`;

/** The open deal that a proposal was made for takes over price and power of what its customer took (boards-065). */
export async function followAcceptance(
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
