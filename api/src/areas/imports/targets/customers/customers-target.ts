import { listVisibleOwnerIds } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { publishEvent } from '@girassol/api-platform/events/publish-event';
import { loadAssignableUsers } from '../assignable-users';
import type { ImportContext, ImportTarget, RowVerdict, ValidRow, WrittenRow } from '../target';
import { compareCustomers } from './compare-customers';
import { createEarlierCustomerIndex } from './create-earlier-customer-index';
import { createEarlierWithoutContactIndex } from './customers-without-contact';
import { insertCustomersOfReadyRows } from './insert-customers-of-ready-rows';
import { type CustomerPlan, planCustomers } from './plan-customers';
import { undoCustomers } from './undo-customers';
import { type WrittenCustomer, writeCustomerPortion } from './write-customer-portion';

/** More rounds than this only where somebody registers the same documents all the time. */
const ROUNDS = 5;

/** Operations by which an import plans, compares, writes and undoes customers. */
export const customersTarget: ImportTarget = {
  planner(context) {
    const earlier = createEarlierCustomerIndex(context.options.matchBy);
    const withoutContact = createEarlierWithoutContactIndex();
    let who: Awaited<ReturnType<typeof whoFor>> | undefined;
    return async (tx, rows) => {
      who ??= await whoFor(tx, context);
      const plans = await planCustomers(tx, context, rows, {
        ...who,
        earlier,
        withoutContact,
        forUpdate: false,
      });
      return plans.map(({ verdict }) => verdict);
    };
  },

  async write(tx, context, rows) {
    const who = await whoFor(tx, context);
    const written: WrittenRow[] = [];
    let left: readonly ValidRow[] = rows;
    for (let round = 0; left.length > 0 && round < ROUNDS; round += 1) {
      const plans = await planCustomers(tx, context, left, {
        ...who,
        earlier: createEarlierCustomerIndex(context.options.matchBy),
        withoutContact: createEarlierWithoutContactIndex(),
        forUpdate: true,
      });
      const { byLine, overtaken } = await writeCustomerPortion(tx, context, plans);
      const again = new Set(overtaken);
      for (const plan of plans) {
        if (!again.has(plan.line)) written.push(asWritten(plan, byLine.get(plan.line)));
      }
      left = left.filter(({ line }) => again.has(line));
    }
    return written;
  },

  compare: compareCustomers,
  add: insertCustomersOfReadyRows,
  undo: undoCustomers,

  tell: (tx, { caller }) =>
    publishEvent(
      tx,
      caller,
      { kind: 'customers-changed', customer: null },
      { people: [caller.userId], withLeaders: true, managers: ['salesManager'] },
    ),
};

async function whoFor(tx: Tx, { caller }: ImportContext) {
  return {
    people: await loadAssignableUsers(tx, caller, null),
    owners: await listVisibleOwnerIds(tx, caller, 'salesManager'),
  };
}

function asWritten({ line, verdict }: CustomerPlan, settled: WrittenCustomer | undefined): WrittenRow {
  const { state, isLookalike: _, ...said } = verdict;
  if (state !== 'READY' || !settled) {
    const kept: Exclude<RowVerdict['state'], 'READY'> = state === 'READY' ? 'FAULTY' : state;
    return { ...said, state: kept, customerId: null, before: null, after: null };
  }
  const { id, name, isNew, hasChanged, before, after, version } = settled;
  return {
    ...{ line, reason: null, faults: [], customerId: null },
    state: hasChanged ? 'DONE' : 'SAME',
    action: isNew ? 'CREATE' : 'UPDATE',
    recordId: id,
    recordName: name,
    before: before ? { record: before } : null,
    after: after ? { record: after, ...(version !== null && { version }) } : null,
  };
}
