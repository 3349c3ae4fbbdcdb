import { newId, type Tx } from '../../../../platform/database';
import { type Columns, pick } from '../changes';
import type { ImportContext } from '../target';
import { customerChanges } from './customer-changes';
import type { CustomerPlan } from './plan-customers';
import { type CustomerWrite, insertCustomers, tellHistories, updateCustomers } from './write-customers';

/** What a portion made of the customer of a row. */
export interface SettledCustomer {
  id: string;
  name: string;
  /** Did this very row create it? */
  isNew: boolean;
  /** Did it add anything to the customer? */
  hasChanged: boolean;
  /** Null where an earlier row of the portion created it: that one stands for both. */
  before: Columns | null;
  after: Columns | null;
  /** Of what was changed. */
  version: number | null;
}

export interface Settled {
  byLine: Map<number, SettledCustomer>;
  /** Lines whose document somebody registered in the meantime: they are planned again. */
  overtaken: number[];
}

/**
 * Writes the customers of a portion, each once: rows that describe the same one are put together first, in their order.
 * Rows that are not to be written are passed over.
 */
export async function settleCustomers(
  tx: Tx,
  context: ImportContext,
  plans: readonly CustomerPlan[],
): Promise<Settled> {
  const writes = new Map<string, CustomerWrite & { base: Columns }>();
  const byLine = new Map<number, SettledCustomer>();
  const roots = new Map<number, SettledCustomer>();
  for (const plan of plans) {
    const { line, row, verdict, current, twin, how } = plan;
    const known = twin === null ? undefined : (byLine.get(twin) ?? roots.get(twin));
    if (verdict.state !== 'READY') {
      const there = current ?? known;
      if (there) byLine.set(line, settledAs(there));
      continue;
    }
    const id = current?.id ?? known?.id ?? newId();
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
    const base: Columns = write?.base ?? { ...current };
    const changes = customerChanges({ ...empty, ...base, ...write?.columns }, row, how) ?? {};
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
      before: isOfNew ? null : pick(base, changes),
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
  await tellHistories(
    tx,
    context,
    [...created, ...changed].filter(({ id }) => !lost.has(id)),
  );
  const overtaken = [...byLine].filter(([, { id }]) => lost.has(id)).map(([line]) => line);
  for (const line of overtaken) byLine.delete(line);
  return { byLine, overtaken };
}

/** What a customer has that was just described, where a row says nothing. */
const empty: Columns = { street: '', postal_code: '' };

const settledAs = ({ id, name }: { id: string; name: string }): SettledCustomer => ({
  ...{ id, name, isNew: false, hasChanged: false },
  before: null,
  after: null,
  version: null,
});
