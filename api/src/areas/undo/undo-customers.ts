import { can } from '@girassol/shared-domain';
import type { Caller } from '../../platform/access';
import type { Row, Tx } from '../../platform/database';
import { actorOf, writeHistory } from '../../platform/histories/write-history';
import { notAllowed } from '../../platform/refusals/refusal';
import { tellOfCustomer } from '../customers/tell-of-customer';
import { visibleCustomer } from '../customers/visible-customer';
import type { Change } from './undo-deed';

/**
 * The customers a deed changed, held until the transaction ends. Who edited one sees it still; who gave one away may take
 * it back without seeing it, and needs the list of customers for it.
 */
export async function holdCustomers(tx: Tx, caller: Caller, changes: readonly Change[]): Promise<string[]> {
  const changed = changes.filter(({ table_name }) => table_name === 'customers');
  const ids = [...new Set(changed.flatMap(({ row_key }) => row_key.id ?? []))].sort();
  const isGiven = changed.some(({ before }) => before !== null && 'owner_id' in before);
  if (isGiven && !can(caller, 'customersList'))
    throw notAllowed('Você não tem permissão para usar a lista de clientes.');
  if (!isGiven) for (const id of ids) await visibleCustomer(tx, caller, id, { forUpdate: true });
  return ids;
}

/** Writes to the history of customers that something was taken back, and tells every open browser. */
export async function tellCustomers(
  tx: Tx,
  caller: Caller,
  { label }: Row<'deeds'>,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const actor = await actorOf(tx, caller);
  const named = await tx
    .selectFrom('customers')
    .select(['id', 'name'])
    .where('account_id', '=', caller.accountId)
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  for (const { id, name } of named) {
    await writeHistory(tx, caller, actor, {
      customerId: id,
      saleId: null,
      title: 'Ação desfeita',
      content: `${name}: ${label} desfeita.`,
    });
    await tellOfCustomer(tx, caller, id);
  }
}
