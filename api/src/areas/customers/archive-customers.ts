import { sql } from 'kysely';
import type { Caller } from '../../platform/access';
import type { Tx } from '../../platform/database';
import { publish } from '../../platform/events/publish';
import { actorOf, writeHistory } from '../../platform/histories/write-history';
import { ownedCustomers } from './owned-customers';

/** Archives customers, or takes them back, all or none; answers how many were not so already (customers-007). */
export async function archiveCustomers(
  tx: Tx,
  caller: Caller,
  ids: string[],
  isArchived: boolean,
): Promise<{ changed: number }> {
  const customers = await ownedCustomers(tx, caller, ids);
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
  const actor = await actorOf(tx, caller);
  for (const { id, name } of others) {
    await writeHistory(tx, caller, actor, {
      customerId: id,
      saleId: null,
      title: isArchived ? 'Cliente arquivado' : 'Cliente desarquivado',
      content: isArchived ? `${name} saiu da lista.` : `${name} voltou para a lista.`,
    });
  }
  await publish(tx, caller, {
    kind: 'customers-changed',
    customer: others[1] ? null : (others[0]?.id ?? null),
  });
  return { changed: others.length };
}
