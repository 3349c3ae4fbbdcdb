import type { BoardKind } from '@girassol/shared-domain';
import type { Caller } from '../../platform/access';
import type { Row, Tx } from '../../platform/database';
import { publish } from '../../platform/events/publish';
import { itemLabel } from '../items/item-label';
import { recordItems } from '../items/record-items';
import type { Change } from './undo-deed';

/** So many items are told one by one; of more, open boards read themselves again. */
const TOLD_SINGLY = 30;

interface Undone {
  changes: readonly Change[];
  /** The items of it before it was taken back, and after. */
  before: readonly Row<'sales'>[];
  after: readonly Row<'sales'>[];
}

/** Writes to the history that something was taken back, and tells every open browser. */
export async function tellUndone(
  tx: Tx,
  caller: Caller,
  { label }: Row<'deeds'>,
  { changes, before, after }: Undone,
): Promise<void> {
  const left = before.filter(({ id }) => !after.some((item) => item.id === id));
  await recordItems(tx, caller, after, 'Ação desfeita', (item) => `${itemLabel(item)}: ${label} desfeita.`);
  await recordItems(
    tx,
    caller,
    left,
    'Ação desfeita',
    (item) => `${itemLabel(item)}, "${item.name}", não existe mais: ${label} desfeita.`,
  );
  if (after.length + left.length > TOLD_SINGLY) {
    const kinds = new Set<BoardKind>([...after, ...left].map(({ type }) => type));
    for (const board of kinds) await publish(tx, caller, { kind: 'columns-changed', board });
  } else {
    for (const item of left)
      await publish(tx, caller, {
        kind: 'item-left',
        board: item.type,
        item: item.id,
        column: item.column_id,
      });
    for (const item of after) await tellItem(tx, caller, item, before);
  }
  if (changes.some(({ table_name }) => table_name === 'notes'))
    for (const { id: item } of after) await publish(tx, caller, { kind: 'notes-changed', item });
  if (!changes.some(({ table_name }) => table_name === 'proposals')) return;
  for (const customer of new Set([...after, ...left].map(({ customer_id }) => customer_id)))
    await publish(tx, caller, { kind: 'proposals-changed', customer });
}

async function tellItem(
  tx: Tx,
  caller: Caller,
  item: Row<'sales'>,
  before: readonly Row<'sales'>[],
): Promise<void> {
  const { id, type: board, column_id: column, rank } = item;
  const was = before.find((other) => other.id === id);
  if (item.status !== 'IN_PROGRESS') {
    await publish(tx, caller, { kind: 'item-left', board, item: id, column: was?.column_id ?? column });
  } else {
    const fromColumn = was?.status === 'IN_PROGRESS' ? was.column_id : null;
    await publish(tx, caller, { kind: 'item-placed', board, item: id, column, rank, fromColumn });
  }
  await publish(tx, caller, { kind: 'item-changed', board, item: id, column });
}
