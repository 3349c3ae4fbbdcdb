import { type Caller, listVisibleOwnerIds } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { notAllowed, notFound } from '@girassol/api-platform/refusals/refusal';
import { can } from '@girassol/shared-domain';
import { sql } from 'kysely';
import { loadVisibleCustomer } from './load-visible-customer';

/**
 * Locks the customers with these ids for a change, and returns their rows. Refused unless the caller owns
 * each customer, leads the team of its owner, or has `salesManager`; seeing a customer because of an item is
 * not enough.
 */
export async function lockOwnedCustomers(tx: Tx, caller: Caller, ids: string[]): Promise<Row<'customers'>[]> {
  if (!can(caller, 'customersList'))
    throw notAllowed('Você não tem permissão para usar a lista de clientes.');
  const wanted = [...new Set(ids)];
  const found = await tx
    .selectFrom('customers')
    .selectAll()
    .where('account_id', '=', caller.accountId)
    .where('id', 'in', wanted)
    // One order for everybody: two that hold the same customers do not wait for one another.
    .orderBy(sql`id`)
    .forUpdate()
    .execute();
  const several = wanted.length > 1;
  if (found.length < wanted.length) {
    throw notFound(
      several ? 'Um dos clientes não existe mais. Atualize a lista.' : 'Este cliente não existe mais.',
    );
  }
  const owners = await listVisibleOwnerIds(tx, caller, 'salesManager');
  const foreign = owners === null ? undefined : found.find((row) => !owners.includes(row.owner_id));
  if (foreign) {
    // Of one that may not even be seen it is not told that it is there.
    await loadVisibleCustomer(tx, caller, foreign.id);
    throw notAllowed(
      several
        ? 'Há clientes de outro responsável na seleção: você só pode alterar os seus e os da sua equipe.'
        : 'Este cliente é de outro responsável: só quem cuida dele ou a gestão pode fazer isto.',
    );
  }
  return found;
}
