import { generateId, type Tx } from '@girassol/api-platform/database';
import { type ColumnValues, pickColumns } from '../changes';
import type { ImportContext } from '../target';
import { computeCustomerChanges } from './compute-customer-changes';
import type { CustomerPlan } from './plan-customers';
import {
  type CustomerToWrite,
  insertCustomers,
  updateCustomers,
  writeCustomerHistories,
} from './write-customers';

/** Outcome of writing the customer that a row of an import describes. */
export interface WrittenCustomer {
  id: string;
  name: string;
  /** Did this very row create it? */
  isNew: boolean;
  /** Did it add anything to the customer? */
  hasChanged: boolean;
  /** Null where an earlier row of the portion created it: that one stands for both. */
  before: ColumnValues | null;
  after: ColumnValues | null;
  /** Version of the changed customer, null if nothing changed. */
  version: number | null;
}

/**
 * Outcome of writing the customers of a portion of rows: the customers by line, and the lines that have to be
 * planned again.
 */
export interface WrittenCustomers {
  byLine: Map<number, WrittenCustomer>;
  /** Lines whose document somebody registered in the meantime: they are planned again. */
  overtaken: number[];
}

/**
 * Writes the customers that a portion of rows describes, each once. Rows about the same customer are merged
 * in the order of the file, and rows that are not ready are skipped.
 */
export async function writeCustomerPortion(
  tx: Tx,
  context: ImportContext,
  plans: readonly CustomerPlan[],
): Promise<WrittenCustomers> {
  const writes = new Map<string, CustomerToWrite & { base: ColumnValues }>();
  const byLine = new Map<number, WrittenCustomer>();
  const roots = new Map<number, WrittenCustomer>();
  for (const plan of plans) {
    const { line, row, verdict, current, twin, how } = plan;
    const known = twin === null ? undefined : (byLine.get(twin) ?? roots.get(twin));
    if (verdict.state !== 'READY') {
      const there = current ?? known;
      if (there) byLine.set(line, settledAs(there));
      continue;
    }
    const id = current?.id ?? known?.id ?? generateId();
    const write = writes.get(id);
    if (!current && !known) {
      const { columns, registeredAt } = row;
      writes.set(id, { id, name: columns.name, isNew: true, columns, registeredAt, base: {} });
      const settled = {
        ...{ id, name: columns.name, isNew: true, hasChanged: true },
        ...{ before: null, after: null, version: null },
      };
      byLine.set(line, settled);
      // Its twin came to nothing: this one stands for both.
      if (twin !== null) roots.set(twin, settled);
      continue;
    }
    const base: ColumnValues = write?.base ?? { ...current };
    const changes = computeCustomerChanges({ ...blankAddress, ...base, ...write?.columns }, row, how) ?? {};
    const columns = { ...write?.columns, ...changes };
    const name = String(columns.name ?? base.name ?? row.columns.name);
    writes.set(id, {
      ...{ id, name, columns, base },
      isNew: write?.isNew ?? false,
      registeredAt: write?.registeredAt ?? null,
    });
    const isOfNew = write?.isNew ?? false;
    byLine.set(line, {
      ...{ id, name, isNew: false, hasChanged: Object.keys(changes).length > 0 },
      before: isOfNew ? null : pickColumns(base, changes),
      after: isOfNew ? null : changes,
      version: null,
    });
  }

  const all = [...writes.values()];
  const created = all.filter(({ isNew }) => isNew);
  const added = await insertCustomers(tx, context, created);
  const lost = new Set(created.filter(({ id }) => !added.has(id)).map(({ id }) => id));
  const changed = all.filter(({ isNew, columns }) => !isNew && Object.keys(columns).length > 0);
  const versions = await updateCustomers(tx, context, changed);
  for (const settled of byLine.values()) settled.version = versions.get(settled.id) ?? null;
  await writeCustomerHistories(
    tx,
    context,
    [...created, ...changed].filter(({ id }) => !lost.has(id)),
  );
  const overtaken = [...byLine].filter(([, { id }]) => lost.has(id)).map(([line]) => line);
  for (const line of overtaken) byLine.delete(line);
  return { byLine, overtaken };
}

/** Address columns of a new customer whose row has no address. */
const blankAddress: ColumnValues = { street: '', postal_code: '' };

const settledAs = ({ id, name }: { id: string; name: string }): WrittenCustomer => ({
  ...{ id, name, isNew: false, hasChanged: false },
  before: null,
  after: null,
  version: null,
});
