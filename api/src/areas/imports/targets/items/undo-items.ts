import type { Row, Tx } from '@girassol/api-platform/database';
import { findLinkedRowIds } from '@girassol/api-platform/database/linked-rows';
import { addItemHistoryLines } from '../../../items/add-item-history-lines';
import { type ColumnValues, computeRestoredColumns } from '../changes';
import { deleteCreatedCustomers, lockCustomers, restoreCustomerFields } from '../customers/undo-customers';
import type { ImportContext, RestoredVersions, RowToUndo, UndoneRow } from '../target';
import { isUntouchedSinceImport } from './insert-items';
import { updateItems } from './update-items';

const GONE = 'O item já não existe.';

/** Undoes the import of items and of the customers that were created with them. */
export async function undoItems(
  tx: Tx,
  context: ImportContext,
  rows: readonly RowToUndo[],
  returned: RestoredVersions,
): Promise<UndoneRow[]> {
  const items = await lockImportedItems(
    tx,
    context,
    rows.map(({ recordId }) => recordId),
  );
  const reasons = new Map<number, string | null>();
  const created = rows.filter(({ action }) => action === 'CREATE');
  const removed = await removeItems(
    tx,
    context,
    created.flatMap(({ recordId }) => items.get(recordId) ?? []),
  );
  for (const { line, recordId } of created)
    reasons.set(line, items.has(recordId) ? (removed.get(recordId) ?? null) : GONE);

  const changed = rows.filter(({ action, after }) => action === 'UPDATE' && after?.record);
  for (const [line, reason] of await returnValues(tx, context, changed, items)) reasons.set(line, reason);

  for (const { line, reason } of await undoTheirCustomers(tx, context, rows, returned)) {
    if (reason !== null && !reasons.get(line)) reasons.set(line, reason);
  }
  return rows.map(({ line }) => ({ line, reason: reasons.get(line) ?? null }));
}

async function lockImportedItems(
  tx: Tx,
  { caller }: ImportContext,
  ids: readonly string[],
): Promise<Map<string, Row<'sales'>>> {
  const rows = await tx
    .selectFrom('sales')
    .selectAll()
    .where('account_id', '=', caller.accountId)
    .where('id', 'in', [...new Set(ids)])
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Removes items that nobody touched since they came. Answers why others stay, by id; null: removed. */
async function removeItems(
  tx: Tx,
  context: ImportContext,
  items: readonly Row<'sales'>[],
): Promise<Map<string, string | null>> {
  const { accountId } = context.caller;
  const ids = items.map(({ id }) => id);
  // A note that a person wrote counts as the last activity. The note of the import does not.
  const linked = await findLinkedRowIds(tx, { accountId, to: 'sales', except: ['notes'] }, ids);
  const verdicts = new Map<string, string | null>(
    items.map(({ id, last_activity_text }) => {
      if (linked.has(id)) return [id, 'O item já tem propostas, serviços ou respostas.'];
      return [
        id,
        isUntouchedSinceImport(last_activity_text) ? null : 'O item foi alterado depois da importação.',
      ];
    }),
  );
  const going = items.filter(({ id }) => verdicts.get(id) === null);
  if (going.length === 0) return verdicts;
  await tx
    .deleteFrom('sales')
    .where('account_id', '=', accountId)
    .where(
      'id',
      'in',
      going.map(({ id }) => id),
    )
    .execute();
  await addItemHistoryLines(
    tx,
    context.caller,
    going,
    'Importação desfeita',
    ({ name }) => `"${name}" saiu do quadro.`,
  );
  return verdicts;
}

async function returnValues(
  tx: Tx,
  context: ImportContext,
  rows: readonly RowToUndo[],
  items: ReadonlyMap<string, Row<'sales'>>,
): Promise<[number, string | null][]> {
  const returning = new Map<string, ColumnValues>();
  // The last change of an item is taken back first.
  const backwards = rows.toSorted((one, other) => other.line - one.line);
  const verdicts = backwards.map(({ line, recordId, before, after }): [number, string | null] => {
    const item = items.get(recordId);
    if (!item) return [line, GONE];
    const earlier = returning.get(recordId);
    const { columns, isWhole } = computeRestoredColumns({ ...item, ...earlier }, { before, after });
    returning.set(recordId, { ...earlier, ...columns });
    return [line, isWhole ? null : 'O item foi alterado depois da importação.'];
  });
  await updateItems(
    tx,
    context,
    [...returning].flatMap(([id, columns]) => (Object.keys(columns).length > 0 ? [{ id, columns }] : [])),
  );
  return verdicts;
}

/** Customers that were changed get their fields back, and those that were created go with their last item. */
async function undoTheirCustomers(
  tx: Tx,
  context: ImportContext,
  rows: readonly RowToUndo[],
  returned: RestoredVersions,
): Promise<UndoneRow[]> {
  const changed = rows.flatMap(({ line, customerId, before, after }) => {
    const id = after?.customerRecord ?? customerId;
    return after?.customer && id
      ? [
          {
            line,
            recordId: id,
            before: { record: before?.customer ?? {} },
            after: { ...after, record: after.customer },
          },
        ]
      : [];
  });
  const created = rows.flatMap(({ line, customerId }) => (customerId ? [{ line, customerId }] : []));
  const ids = [...changed.map(({ recordId }) => recordId), ...created.map(({ customerId }) => customerId)];
  const customers = await lockCustomers(tx, context, ids);
  const undone = await restoreCustomerFields(tx, context, changed, { customers, returned });
  const leaving = created.flatMap(({ customerId }) => customers.get(customerId) ?? []);
  const verdicts = await deleteCreatedCustomers(tx, context, leaving, returned);
  const stayed = created.flatMap(({ line, customerId }): UndoneRow[] => {
    const reason = verdicts.get(customerId) ?? null;
    return reason === null ? [] : [{ line, reason: `O item saiu, o cliente ficou: ${reason}` }];
  });
  return [...undone, ...stayed];
}
