import type { Row, Tx } from '../../../../platform/database';
import { linkedAmong } from '../../../../platform/database/linked-rows';
import { recordItems } from '../../../items/record-items';
import { type Columns, giveBack } from '../changes';
import { heldCustomers, removeCreated, returnFields } from '../customers/undo-customers';
import type { ImportContext, Returned, Undone, UndoRow } from '../target';
import { isAsImported } from './insert-items';
import { updateItems } from './update-items';

const GONE = 'O item já não existe.';

/** Takes items back, and the customers that came with them. */
export async function undoItems(
  tx: Tx,
  context: ImportContext,
  rows: readonly UndoRow[],
  returned: Returned,
): Promise<Undone[]> {
  const items = await heldItems(
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

async function heldItems(
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
  // Whoever writes a note is the last who did something: the one of the import is not.
  const linked = await linkedAmong(tx, { accountId, to: 'sales', except: ['notes'] }, ids);
  const verdicts = new Map<string, string | null>(
    items.map(({ id, last_activity_text }) => {
      if (linked.has(id)) return [id, 'O item já tem propostas, serviços ou respostas.'];
      return [id, isAsImported(last_activity_text) ? null : 'O item foi alterado depois da importação.'];
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
  await recordItems(
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
  rows: readonly UndoRow[],
  items: ReadonlyMap<string, Row<'sales'>>,
): Promise<[number, string | null][]> {
  const returning = new Map<string, Columns>();
  // The last change of an item is taken back first.
  const backwards = rows.toSorted((one, other) => other.line - one.line);
  const verdicts = backwards.map(({ line, recordId, before, after }): [number, string | null] => {
    const item = items.get(recordId);
    if (!item) return [line, GONE];
    const earlier = returning.get(recordId);
    const { columns, isWhole } = giveBack({ ...item, ...earlier }, { before, after });
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
  rows: readonly UndoRow[],
  returned: Returned,
): Promise<Undone[]> {
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
  const customers = await heldCustomers(tx, context, ids);
  const undone = await returnFields(tx, context, changed, { customers, returned });
  const leaving = created.flatMap(({ customerId }) => customers.get(customerId) ?? []);
  const verdicts = await removeCreated(tx, context, leaving, returned);
  const stayed = created.flatMap(({ line, customerId }): Undone[] => {
    const reason = verdicts.get(customerId) ?? null;
    return reason === null ? [] : [{ line, reason: `O item saiu, o cliente ficou: ${reason}` }];
  });
  return [...undone, ...stayed];
}
