import { generateId, type Tx } from '@girassol/api-platform/database';
import { publishEvent } from '@girassol/api-platform/events/publish-event';
import { boardDescriptions } from '@girassol/shared-domain';
import { type BoardImportType, boardImportDefinitions } from '@girassol/shared-domain/imports';
import { loadKanban } from '../../../kanbans/load-kanban';
import { type ColumnValues, computeChanges, pickColumns } from '../changes';
import { createEarlierCustomerIndex } from '../customers/create-earlier-customer-index';
import { createEarlierWithoutContactIndex } from '../customers/customers-without-contact';
import { writeCustomerPortion } from '../customers/write-customer-portion';
import type { ImportContext, ImportTarget, ValidRow, WrittenRow } from '../target';
import { compareItems } from './compare-items';
import { insertItems, type NewItem } from './insert-items';
import { type ItemPlan, planItems } from './plan-items';
import { undoItems } from './undo-items';
import { updateItems } from './update-items';

const ROUNDS = 5;

/**
 * Creates the operations by which an import plans, compares, writes and undoes items of a board with their
 * customers.
 */
export const createItemsTarget = (type: BoardImportType): ImportTarget => ({
  planner(context) {
    const memory = memoryFor(context);
    return async (tx, rows) => {
      const kanban = await loadKanban(tx, context.caller.accountId, {
        type: boardImportDefinitions[type].board,
      });
      const plans = await planItems(tx, context, rows, { type, kanban, forUpdate: false, ...memory });
      return plans.map(({ verdict }) => verdict);
    };
  },

  async write(tx, context, rows) {
    const kanban = await loadKanban(tx, context.caller.accountId, {
      type: boardImportDefinitions[type].board,
    });
    const written: WrittenRow[] = [];
    let left: readonly ValidRow[] = rows;
    for (let round = 0; left.length > 0 && round < ROUNDS; round += 1) {
      const plans = await planItems(tx, context, left, {
        ...{ type, kanban, forUpdate: true },
        ...memoryFor(context),
      });
      const again = new Set(await settle(tx, context, { type, plans, written }));
      left = left.filter(({ line }) => again.has(line));
    }
    return written;
  },

  compare: (tx, context, rows) => compareItems(tx, context, rows, type),
  undo: undoItems,

  async tell(tx, { caller }) {
    const { board } = boardImportDefinitions[type];
    await publishEvent(tx, caller, { kind: 'columns-changed', board });
    await publishEvent(
      tx,
      caller,
      { kind: 'customers-changed', customer: null },
      {
        people: [caller.userId],
        withLeaders: true,
        managers: ['salesManager', boardDescriptions[board].managerPermission],
      },
    );
  },
});

const memoryFor = ({ options }: ImportContext) => ({
  earlier: createEarlierCustomerIndex(options.matchBy),
  withoutContact: createEarlierWithoutContactIndex(),
  items: new Map<string, number>(),
});

interface Settling {
  type: BoardImportType;
  plans: readonly ItemPlan[];
  written: WrittenRow[];
}

/** Writes customers, then items. Answers the lines whose customer somebody registered in the meantime. */
async function settle(tx: Tx, context: ImportContext, { type, plans, written }: Settling): Promise<number[]> {
  const ready = plans.filter(({ verdict }) => verdict.state === 'READY');
  const { byLine, overtaken } = await writeCustomerPortion(
    tx,
    context,
    ready.map(({ customer }) => customer),
  );
  const isOvertaken = new Set(overtaken);
  const added = new Map<number, NewItem>();
  const changed = new Map<string, ColumnValues>();
  for (const plan of plans) {
    const { line, item, verdict, twin, current, ownerId } = plan;
    if (isOvertaken.has(line)) continue;
    const customer = byLine.get(line);
    const { state, isLookalike: _, ...said } = verdict;
    if (state !== 'READY' || !customer) {
      const kept = state === 'READY' ? ('FAULTY' as const) : state;
      written.push({ ...said, state: kept, customerId: null, before: null, after: null });
      continue;
    }
    const result = {
      ...{ line, reason: null, faults: [], state: 'DONE' as const },
      customerId: customer.isNew ? customer.id : null,
      before: customer.before && { customer: customer.before },
      after: customer.after && {
        ...{ customer: customer.after, customerRecord: customer.id },
        ...(customer.version !== null && { version: customer.version }),
      },
    };
    const first = twin === null ? undefined : added.get(twin);
    if (current || first) {
      const id = current?.id ?? first?.id ?? '';
      // Rows before this one may have changed, or made, the same item.
      if (first) addTo(first, plan);
      const now = { ...current, ...changed.get(id) };
      const changes = current && computeChanges(now, plan.wanted, plan.how);
      if (changes) changed.set(id, { ...changed.get(id), ...changes });
      written.push({
        ...result,
        ...{ action: 'UPDATE', recordId: id, recordName: current?.name ?? item.name },
        before: changes ? { ...result.before, record: pickColumns(now, changes) } : result.before,
        after: changes ? { ...result.after, record: changes } : result.after,
      });
      continue;
    }
    const fresh = { id: generateId(), customerId: customer.id, ownerId, item };
    added.set(line, fresh);
    written.push({ ...result, action: 'CREATE', recordId: fresh.id, recordName: item.name });
  }
  await insertItems(tx, context, type, [...added.values()]);
  const writes = [...changed].map(([id, columns]) => ({ id, columns }));
  await updateItems(tx, context, writes);
  return overtaken;
}

/** A row adds to an item that an earlier one makes what that left empty, or replaces it. */
function addTo(first: NewItem, { wanted, how }: ItemPlan): void {
  const now = { amount_cents: first.item.amountCents, owner_id: first.ownerId };
  const changes = computeChanges(now, wanted, how);
  first.item.amountCents = Number(changes?.amount_cents ?? now.amount_cents);
  first.ownerId = String(changes?.owner_id ?? now.owner_id);
}
