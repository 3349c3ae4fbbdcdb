import type { Caller } from '../../platform/access';
import type { Row, Tx } from '../../platform/database';
import { actorOf, writeHistories } from '../../platform/histories/write-history';

/** Writes the same line of history for several items, each with words of its own. */
export async function recordItems(
  tx: Tx,
  caller: Caller,
  items: readonly Row<'sales'>[],
  title: string,
  contentOf: (item: Row<'sales'>) => string,
): Promise<void> {
  const lines = items.map((item) => ({
    customerId: item.customer_id,
    saleId: item.id,
    title,
    content: contentOf(item),
  }));
  await writeHistories(tx, caller, await actorOf(tx, caller), lines);
}
