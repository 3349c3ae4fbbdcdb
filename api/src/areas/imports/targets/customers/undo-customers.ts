import type { Row, Tx } from '@girassol/api-platform/database';
import { addHistoryLines } from '@girassol/api-platform/histories/write-history';
import { sql } from 'kysely';
import { findReferencedCustomerIds } from '../../../customers/customer-links';
import { removeExpendableArchiveEntries } from '../../../customers/remove-expendable-archive-entries';
import { type ColumnValues, computeRestoredColumns } from '../changes';
import type { ImportContext, RestoredVersions, RowToUndo, UndoneRow } from '../target';
import { nullableCustomerColumns, updateCustomers } from './write-customers';

/**
 * Undoes an import of customers. Customers that the import created are deleted if nobody has changed or used
 * them; fields that the import changed are restored one by one.
 */
export async function undoCustomers(
  tx: Tx,
  context: ImportContext,
  rows: readonly RowToUndo[],
  returned: RestoredVersions,
): Promise<UndoneRow[]> {
  const customers = await lockCustomers(
    tx,
    context,
    rows.map(({ recordId }) => recordId),
  );
  const changed = rows.filter(({ action }) => action === 'UPDATE');
  const undone = await restoreCustomerFields(tx, context, changed, { customers, returned });
  const created = rows.filter(({ action }) => action === 'CREATE');
  const leaving = created.flatMap(({ recordId }) => customers.get(recordId) ?? []);
  const verdicts = await deleteCreatedCustomers(tx, context, leaving, returned);
  return [
    ...undone,
    ...created.map(({ line, recordId }) => ({
      line,
      reason: customers.has(recordId) ? (verdicts.get(recordId) ?? null) : GONE,
    })),
  ];
}

const GONE = 'O cliente já não existe.';

/**
 * Loads the customers with the given ids, which an import wrote, and locks them until the transaction ends.
 * Returns the rows by id.
 */
export async function lockCustomers(
  tx: Tx,
  { caller }: ImportContext,
  ids: readonly string[],
): Promise<Map<string, Row<'customers'>>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('customers')
    .selectAll()
    .where('account_id', '=', caller.accountId)
    .where('id', 'in', [...new Set(ids)])
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Deletes customers that an import created and that nobody has changed or used. Returns by customer id the
 * reason for not deleting the customer, or null if it was deleted.
 */
export async function deleteCreatedCustomers(
  tx: Tx,
  { caller }: ImportContext,
  customers: readonly Row<'customers'>[],
  returned: RestoredVersions,
): Promise<Map<string, string | null>> {
  const { accountId } = caller;
  const linked = await findReferencedCustomerIds(
    tx,
    accountId,
    customers.map(({ id }) => id),
  );
  const verdicts = new Map<string, string | null>(
    customers.map(({ id, version }) => {
      if (linked.has(id)) return [id, 'O cliente já tem negócios, propostas ou arquivos.'];
      const isAsItCame = version === 1 || version === returned.get(id);
      return [id, isAsItCame ? null : 'O cliente foi alterado depois da importação.'];
    }),
  );
  const going = customers.filter(({ id }) => verdicts.get(id) === null);
  for (const customer of going)
    if (customer.archive_opened_at) await removeExpendableArchiveEntries(tx, customer);
  if (going.length > 0)
    await tx
      .deleteFrom('customers')
      .where('account_id', '=', accountId)
      .where(
        'id',
        'in',
        going.map(({ id }) => id),
      )
      .execute();
  return verdicts;
}

/**
 * Restores those fields of customers that still have the value that the import wrote. Several changes of one
 * customer are undone from the last to the first.
 */
export async function restoreCustomerFields(
  tx: Tx,
  context: ImportContext,
  rows: readonly Pick<RowToUndo, 'line' | 'recordId' | 'before' | 'after'>[],
  { customers, returned }: { customers: Map<string, Row<'customers'>>; returned: RestoredVersions },
): Promise<UndoneRow[]> {
  const returning = new Map<string, ColumnValues>();
  /** Ids of customers that only this import changed. */
  const ours = new Set<string>();
  const undone = rows
    .toSorted((one, other) => other.line - one.line)
    .map(({ line, recordId, before, after }): UndoneRow => {
      const customer = customers.get(recordId);
      if (!customer) return { line, reason: GONE };
      const earlier = returning.get(recordId);
      const { columns, isWhole } = computeRestoredColumns({ ...customer, ...earlier }, { before, after });
      returning.set(recordId, { ...earlier, ...columns });
      if (customer.version === after?.version || customer.version === returned.get(recordId))
        ours.add(recordId);
      return { line, reason: isWhole ? null : 'Alguns campos foram alterados depois da importação.' };
    });
  const versions = await restore(tx, context, returning);
  for (const [id, version] of versions) {
    const customer = customers.get(id);
    if (customer) customers.set(id, { ...customer, version });
    if (ours.has(id)) returned.set(id, version);
  }
  return undone;
}

async function restore(tx: Tx, context: ImportContext, returning: Map<string, ColumnValues>) {
  const { accountId } = context.caller;
  const writes = [...returning].filter(([, columns]) => Object.keys(columns).length > 0);
  for (const column of nullableCustomerColumns) {
    // Columns that were null become null first: in the update below a null leaves a column as it is.
    const ids = writes.filter(([, columns]) => columns[column] === null).map(([id]) => id);
    if (ids.length > 0)
      await sql`update customers set ${sql.ref(column)} = null
        where account_id = ${accountId} and id = any(${ids}::uuid[])`.execute(tx);
  }
  const versions = await updateCustomers(
    tx,
    context,
    writes.map(([id, columns]) => ({ id, columns })),
  );
  await addHistoryLines(
    tx,
    context.caller,
    context.actor,
    writes.map(([customerId]) => ({
      ...{ customerId, saleId: null },
      title: 'Importação desfeita',
      content: `Campos voltaram ao que eram antes da planilha ${context.fileName}.`,
    })),
  );
  return versions;
}
