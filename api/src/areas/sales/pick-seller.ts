import { boards } from '@girassol/shared-domain';
import { AUTOMATIC_VENDOR } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database';
import { notFound, wrongField } from '../../platform/refusals/refusal';
import { activeUser, managerUserOf, usesBoard } from './board-users';

const { areaName, permission } = boards.SALES;

/**
 * Refuses a person who cannot get a sale: it takes somebody of the account who uses the sales board, or GERENTE
 * (boards-077). Whoever qualifies leads may hand them to any of them.
 */
export async function requireSeller(tx: Tx, accountId: string, userId: string): Promise<void> {
  const seller = await activeUser(tx, accountId, userId);
  if (!seller) throw notFound('Este colaborador não existe mais.');
  if (!usesBoard(seller, 'SALES')) {
    throw wrongField('vendor', `Este colaborador não usa ${areaName}. Escolha outro.`);
  }
}

/**
 * Who gets the next sale in automatic distribution (boards-077): of the vendors who use the sales board the one with
 * the fewest open sales; of several the one who waited longest for a new one. GERENTE when there is no such vendor.
 *
 * To be called after the sale's number was taken: sales of an account are numbered one after another, so two
 * distributions at once do not see the same picture.
 */
export async function nextSeller(tx: Tx, accountId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select u.id from users u
    cross join lateral (
      select coalesce(sum(t.items), 0) as open
      from kanbans k
      join kanban_columns c on c.account_id = k.account_id and c.kanban_id = k.id
      join column_totals t on t.account_id = c.account_id and t.column_id = c.id
      where k.account_id = u.account_id and k.type = 'SALES' and t.owner_id = u.id
    ) has
    cross join lateral (
      select max(registered_at) as last from sales
      where account_id = u.account_id and type = 'SALES' and owner_id = u.id
    ) got
    where u.account_id = ${accountId} and u.type = 'VENDOR' and u.disabled_at is null
      and u.permissions @> jsonb_build_object(${permission}::text, true)
    order by has.open, got.last nulls first, u.id
    limit 1`.execute(tx);
  return rows[0]?.id ?? managerUserOf(tx, accountId);
}

export const isAutomatic = (vendor: string): boolean => vendor === AUTOMATIC_VENDOR;
