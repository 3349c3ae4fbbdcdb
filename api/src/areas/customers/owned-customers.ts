import { can } from '@girassol/shared-domain';
import { sql } from 'kysely';
import { type Caller, visibleOwners } from '../../platform/access';
import type { Row, Tx } from '../../platform/database';
import { notAllowed, notFound } from '../../platform/refusals/refusal';
import { visibleCustomer } from './visible-customer';

/**
 * The customers with these ids, held until the transaction ends, when the caller may decide about all of them: own ones,
 * those of a led team, all with salesManager. To look at a customer because of an item is not enough.
 */
export async function ownedCustomers(tx: Tx, caller: Caller, ids: string[]): Promise<Row<'customers'>[]> {
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
  const owners = await visibleOwners(tx, caller, 'salesManager');
  const foreign = owners === null ? undefined : found.find((row) => !owners.includes(row.owner_id));
  if (foreign) {
    // Of one that may not even be seen it is not told that it is there.
    await visibleCustomer(tx, caller, foreign.id);
    throw notAllowed(
      several
        ? 'Há clientes de outro responsável na seleção: você só pode alterar os seus e os da sua equipe.'
        : 'Este cliente é de outro responsável: só quem cuida dele ou a gestão pode fazer isto.',
    );
  }
  return found;
}
