import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { publishEvent } from '@girassol/api-platform/events/publish-event';
import { addHistoryLine, loadActor } from '@girassol/api-platform/histories/write-history';
import { sql } from 'kysely';
import { loadCustomerAudience } from './load-customer-audience';
import { lockOwnedCustomers } from './lock-owned-customers';

/** Archives or unarchives customers, all or none. Returns how many changed (customers-007). */
export async function archiveCustomers(
  tx: Tx,
  caller: Caller,
  ids: string[],
  isArchived: boolean,
): Promise<{ changed: number }> {
  const customers = await lockOwnedCustomers(tx, caller, ids);
  const others = customers.filter((customer) => (customer.archived_at !== null) !== isArchived);
  if (others.length === 0) return { changed: 0 };

  await tx
    .updateTable('customers')
    .set({ archived_at: isArchived ? sql<Date>`now()` : null })
    .where('account_id', '=', caller.accountId)
    .where(
      'id',
      'in',
      others.map(({ id }) => id),
    )
    .execute();
  const actor = await loadActor(tx, caller);
  for (const { id, name } of others) {
    await addHistoryLine(tx, caller, actor, {
      customerId: id,
      saleId: null,
      title: isArchived ? 'Cliente arquivado' : 'Cliente desarquivado',
      content: isArchived ? `${name} saiu da lista.` : `${name} voltou para a lista.`,
    });
  }
  await publishEvent(
    tx,
    caller,
    {
      kind: 'customers-changed',
      customer: others[1] ? null : (others[0]?.id ?? null),
    },
    await loadCustomerAudience(
      tx,
      caller.accountId,
      others.map(({ id }) => id),
    ),
  );
  return { changed: others.length };
}
