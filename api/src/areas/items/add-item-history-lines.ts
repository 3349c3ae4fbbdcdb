import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { addHistoryLines, loadActor } from '@girassol/api-platform/histories/write-history';

/** Adds a history line to each of several items. The lines have the same title and a content of their own. */
export async function addItemHistoryLines(
  tx: Tx,
  caller: Caller,
  items: readonly Row<'sales'>[],
  title: string,
  getContent: (item: Row<'sales'>) => string,
): Promise<void> {
  const lines = items.map((item) => ({
    customerId: item.customer_id,
    saleId: item.id,
    title,
    content: getContent(item),
  }));
  await addHistoryLines(tx, caller, await loadActor(tx, caller), lines);
}
