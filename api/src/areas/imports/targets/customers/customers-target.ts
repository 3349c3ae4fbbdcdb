import { visibleOwners } from '../../../../platform/access';
import type { Tx } from '../../../../platform/database';
import { publish } from '../../../../platform/events/publish';
import { namedPeople } from '../people';
import type { GoodRow, ImportContext, ImportTarget, Verdict, Written } from '../target';
import { addCustomers } from './add-customers';
import { compareCustomers } from './compare-customers';
import { earlierCustomers } from './earlier-customers';
import { type CustomerPlan, planCustomers } from './plan-customers';
import { type SettledCustomer, settleCustomers } from './settle-customers';
import { undoCustomers } from './undo-customers';
import { earlierWithoutContact } from './without-contact';

/** More rounds than this only where somebody registers the same documents all the time. */
const ROUNDS = 5;

/** Customers, with nothing else. */
export const customersTarget: ImportTarget = {
  planner(context) {
    const earlier = earlierCustomers(context.options.matchBy);
    const withoutContact = earlierWithoutContact();
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
    const written: Written[] = [];
    let left: readonly GoodRow[] = rows;
    for (let round = 0; left.length > 0 && round < ROUNDS; round += 1) {
      const plans = await planCustomers(tx, context, left, {
        ...who,
        earlier: earlierCustomers(context.options.matchBy),
        withoutContact: earlierWithoutContact(),
        forUpdate: true,
      });
      const { byLine, overtaken } = await settleCustomers(tx, context, plans);
      const again = new Set(overtaken);
      for (const plan of plans) {
        if (!again.has(plan.line)) written.push(asWritten(plan, byLine.get(plan.line)));
      }
      left = left.filter(({ line }) => again.has(line));
    }
    return written;
  },

  compare: compareCustomers,
  add: addCustomers,
  undo: undoCustomers,

  tell: (tx, { caller }) =>
    publish(
      tx,
      caller,
      { kind: 'customers-changed', customer: null },
      { people: [caller.userId], withLeaders: true, managers: ['salesManager'] },
    ),
};

async function whoFor(tx: Tx, { caller }: ImportContext) {
  return {
    people: await namedPeople(tx, caller, null),
    owners: await visibleOwners(tx, caller, 'salesManager'),
  };
}

function asWritten({ line, verdict }: CustomerPlan, settled: SettledCustomer | undefined): Written {
  const { state, isLookalike: _, ...said } = verdict;
  if (state !== 'READY' || !settled) {
    const kept: Exclude<Verdict['state'], 'READY'> = state === 'READY' ? 'FAULTY' : state;
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
