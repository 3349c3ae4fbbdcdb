import { sql } from 'kysely';
import type { Row, Tx } from '../../../../platform/database';
import { writeHistories } from '../../../../platform/histories/write-history';
import { clearArchive } from '../../../customers/clear-archive';
import { linkedCustomers } from '../../../customers/customer-links';
import { type Columns, giveBack } from '../changes';
import type { ImportContext, Returned, Undone, UndoRow } from '../target';
import { nullable, updateCustomers } from './write-customers';

/** Takes customers back: created ones go while they are as they came, changed fields return one by one. */
export async function undoCustomers(
  tx: Tx,
  context: ImportContext,
  rows: readonly UndoRow[],
  returned: Returned,
): Promise<Undone[]> {
  const customers = await heldCustomers(
    tx,
    context,
    rows.map(({ recordId }) => recordId),
  );
  const changed = rows.filter(({ action }) => action === 'UPDATE');
  const undone = await returnFields(tx, context, changed, { customers, returned });
  const created = rows.filter(({ action }) => action === 'CREATE');
  const leaving = created.flatMap(({ recordId }) => customers.get(recordId) ?? []);
  const verdicts = await removeCreated(tx, context, leaving, returned);
  return [
    ...undone,
    ...created.map(({ line, recordId }) => ({
      line,
      reason: customers.has(recordId) ? (verdicts.get(recordId) ?? null) : GONE,
    })),
  ];
}

const GONE = 'O cliente já não existe.';

/** The customers that an import wrote, held until the end of the transaction. */
export async function heldCustomers(
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

/** Removes customers that nobody changed or used since they came. Answers why others stay, by id; null: removed. */
export async function removeCreated(
  tx: Tx,
  { caller }: ImportContext,
  customers: readonly Row<'customers'>[],
  returned: Returned,
): Promise<Map<string, string | null>> {
  const { accountId } = caller;
  const linked = await linkedCustomers(
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
  for (const customer of going) if (customer.archive_opened_at) await clearArchive(tx, customer);
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

/** Gives back the fields whose values are still the imported ones. The last change of a customer is taken back first. */
export async function returnFields(
  tx: Tx,
  context: ImportContext,
  rows: readonly Pick<UndoRow, 'line' | 'recordId' | 'before' | 'after'>[],
  { customers, returned }: { customers: Map<string, Row<'customers'>>; returned: Returned },
): Promise<Undone[]> {
  const returning = new Map<string, Columns>();
  /** Those that nobody but this import changed. */
  const ours = new Set<string>();
  const undone = rows
    .toSorted((one, other) => other.line - one.line)
    .map(({ line, recordId, before, after }): Undone => {
      const customer = customers.get(recordId);
      if (!customer) return { line, reason: GONE };
      const earlier = returning.get(recordId);
      const { columns, isWhole } = giveBack({ ...customer, ...earlier }, { before, after });
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

async function restore(tx: Tx, context: ImportContext, returning: Map<string, Columns>) {
  const { accountId } = context.caller;
  const writes = [...returning].filter(([, columns]) => Object.keys(columns).length > 0);
  for (const column of nullable) {
    // What was nothing becomes nothing again: for the update below a null leaves a column as it is.
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
  await writeHistories(
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
