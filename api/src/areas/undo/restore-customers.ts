import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { addHistoryLine, loadActor } from '@girassol/api-platform/histories/write-history';
import { notAllowed } from '@girassol/api-platform/refusals/refusal';
import { can } from '@girassol/shared-domain';
import { loadVisibleCustomer } from '../customers/load-visible-customer';
import { publishCustomerChanged } from '../customers/publish-customer-changed';
import type { RecordedChange } from './recorded-change';

/**
 * Locks the customers that an undoable action edited, before the undo, and returns their ids. If the action
 * changed owners, the caller needs the permission for the list of customers instead of access to each
 * customer.
 */
export async function lockChangedCustomers(
  tx: Tx,
  caller: Caller,
  changes: readonly RecordedChange[],
): Promise<string[]> {
  const changed = changes.filter(({ table_name }) => table_name === 'customers');
  const ids = [...new Set(changed.flatMap(({ row_key }) => row_key.id ?? []))].sort();
  const isGiven = changed.some(({ before }) => before !== null && 'owner_id' in before);
  if (isGiven && !can(caller, 'customersList'))
    throw notAllowed('Você não tem permissão para usar a lista de clientes.');
  if (!isGiven) for (const id of ids) await loadVisibleCustomer(tx, caller, id, { forUpdate: true });
  return ids;
}

/**
 * Adds a line about an undone action to the histories of the customers that it had changed, and publishes the
 * restored customers to open browsers.
 */
export async function recordCustomerUndo(
  tx: Tx,
  caller: Caller,
  { label }: Row<'deeds'>,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const actor = await loadActor(tx, caller);
  const named = await tx
    .selectFrom('customers')
    .select(['id', 'name'])
    .where('account_id', '=', caller.accountId)
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  for (const { id, name } of named) {
    await addHistoryLine(tx, caller, actor, {
      customerId: id,
      saleId: null,
      title: 'Ação desfeita',
      content: `${name}: ${label} desfeita.`,
    });
    await publishCustomerChanged(tx, caller, id);
  }
}
