import { loadAccountToday } from '@girassol/api-platform/clock';
import type { Tx } from '@girassol/api-platform/database';
import { invalidField, notFound } from '@girassol/api-platform/refusals/refusal';
import { boardDescriptions } from '@girassol/shared-domain';
import { AUTOMATIC_VENDOR_ID } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { canUseBoard, findActiveUser, loadManagerUserId } from './board-users';

const { areaName, permission } = boardDescriptions.SALES;

/**
 * Refuses a user who cannot receive a sale: it must be a user of the account who uses the sales board, or GERENTE
 * (boards-077). Throws 404 or 400.
 */
export async function requireEligibleSeller(tx: Tx, accountId: string, userId: string): Promise<void> {
  const seller = await findActiveUser(tx, accountId, userId);
  if (!seller) throw notFound('Este colaborador não existe mais.');
  if (!canUseBoard(seller, 'SALES')) {
    throw invalidField('vendor', `Este colaborador não usa ${areaName}. Escolha outro.`);
  }
}

/**
 * Chooses the seller of the next sale in automatic distribution (boards-077): the vendor on the sales board with the
 * fewest open sales, and among equals the one who waited longest. Absent vendors are skipped. GERENTE if there is no vendor. Must be called after
 * the number of the sale was taken, which serializes concurrent distributions.
 */
export async function chooseNextSeller(tx: Tx, accountId: string): Promise<string> {
  const today = await loadAccountToday(tx, accountId);
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
      and not coalesce(${today}::date between u.away_from and u.away_until, false)
      and u.permissions @> jsonb_build_object(${permission}::text, true)
    order by has.open, got.last nulls first, u.id
    limit 1`.execute(tx);
  return rows[0]?.id ?? loadManagerUserId(tx, accountId);
}

/**
 * Checks whether the vendor in a request is the reserved id that means automatic distribution of the sale.
 */
export const isAutomaticVendorId = (vendor: string): boolean => vendor === AUTOMATIC_VENDOR_ID;
