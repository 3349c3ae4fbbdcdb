import type { Row, Tx } from '@girassol/api-platform/database';
import { type RawBuilder, sql } from 'kysely';
import { getProposedSystemColumns } from '../../items/proposed-system';

/** Kinds of items that a customer decides about; what others are worth follows from their services or from the win. */
const decided: RawBuilder<unknown> = sql`('SALES', 'PRE_SALES')`;

/**
 * Sets price, power, modules and inverters of the open deal of a proposal to those that its customer accepted
 * (boards-065). Distance and city of the installation are set where the deal has none.
 */
export async function updateAcceptedDeal(
  tx: Tx,
  { account_id, sale_id, final_price_cents, power, data }: Row<'proposals'>,
): Promise<void> {
  if (sale_id === null) return;
  const system = getProposedSystemColumns(data);
  await sql`
    update sales set
      amount_cents = ${final_price_cents},
      power = case when ${power}::numeric > 0 then ${power}::numeric else power end,
      mods_qtd = coalesce(${system.mods_qtd}::int, mods_qtd),
      inv_qtd = coalesce(${system.inv_qtd}::int, inv_qtd),
      inverter_type = coalesce(${system.inverter_type}::text, inverter_type),
      distance = coalesce(distance, ${system.distance}::numeric),
      work_city = coalesce(nullif(work_city, ''), ${system.work_city}::text, ''),
      last_activity_at = now(), last_activity_text = 'proposta aceita pelo cliente'
    where account_id = ${account_id} and id = ${sale_id} and status = 'IN_PROGRESS' and type in ${decided}`.execute(
    tx,
  );
}
