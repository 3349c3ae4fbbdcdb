import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { publishEvent } from '@girassol/api-platform/events/publish-event';
import type { BoardKind } from '@girassol/shared-domain';
import { loadCustomerAudience } from '../customers/load-customer-audience';
import { addItemHistoryLines } from '../items/add-item-history-lines';
import { formatItemLabel } from '../items/format-item-label';
import { getItemAudience } from '../kanbans/get-item-audience';
import type { RecordedChange } from './recorded-change';

/** Maximum number of items that are published one by one. For more, open boards reload. */
const MAX_SINGLE_EVENTS = 30;

interface Undone {
  changes: readonly RecordedChange[];
  /** The items of it before it was taken back, and after. */
  before: readonly Row<'sales'>[];
  after: readonly Row<'sales'>[];
}

/**
 * Adds a line about an undone action to the histories of the items that it had changed, and publishes the
 * restored items to open browsers.
 */
export async function recordItemUndo(
  tx: Tx,
  caller: Caller,
  { label }: Row<'deeds'>,
  { changes, before, after }: Undone,
): Promise<void> {
  const left = before.filter(({ id }) => !after.some((item) => item.id === id));
  await addItemHistoryLines(
    tx,
    caller,
    after,
    'Ação desfeita',
    (item) => `${formatItemLabel(item)}: ${label} desfeita.`,
  );
  await addItemHistoryLines(
    tx,
    caller,
    left,
    'Ação desfeita',
    (item) => `${formatItemLabel(item)}, "${item.name}", não existe mais: ${label} desfeita.`,
  );
  if (after.length + left.length > MAX_SINGLE_EVENTS) {
    const kinds = new Set<BoardKind>([...after, ...left].map(({ type }) => type));
    for (const board of kinds) await publishEvent(tx, caller, { kind: 'columns-changed', board });
  } else {
    for (const item of left)
      await publishEvent(
        tx,
        caller,
        {
          kind: 'item-left',
          board: item.type,
          item: item.id,
          column: item.column_id,
        },
        getItemAudience(item),
      );
    for (const item of after) await publishRestoredItem(tx, caller, item, before);
  }
  if (changes.some(({ table_name }) => table_name === 'notes'))
    for (const item of after)
      await publishEvent(tx, caller, { kind: 'notes-changed', item: item.id }, getItemAudience(item));
  if (!changes.some(({ table_name }) => table_name === 'proposals')) return;
  for (const customer of new Set([...after, ...left].map(({ customer_id }) => customer_id)))
    await publishEvent(
      tx,
      caller,
      { kind: 'proposals-changed', customer },
      await loadCustomerAudience(tx, caller.accountId, [customer]),
    );
}

async function publishRestoredItem(
  tx: Tx,
  caller: Caller,
  item: Row<'sales'>,
  before: readonly Row<'sales'>[],
): Promise<void> {
  const { id, type: board, column_id: column, rank } = item;
  const was = before.find((other) => other.id === id);
  const seers = getItemAudience(item, ...(was ? [was] : []));
  if (item.status !== 'IN_PROGRESS') {
    await publishEvent(
      tx,
      caller,
      { kind: 'item-left', board, item: id, column: was?.column_id ?? column },
      seers,
    );
  } else {
    const fromColumn = was?.status === 'IN_PROGRESS' ? was.column_id : null;
    await publishEvent(tx, caller, { kind: 'item-placed', board, item: id, column, rank, fromColumn }, seers);
  }
  await publishEvent(tx, caller, { kind: 'item-changed', board, item: id, column }, seers);
}
