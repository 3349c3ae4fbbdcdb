import { randomUUID } from 'node:crypto';
import type { Row, Tx } from '@girassol/api-platform/database';
import { allocateNumber } from '@girassol/api-platform/database/allocate-number';
import { addDays, getBusinessDayOnOrAfter, toIsoDate } from '@girassol/shared-domain';
import { toOrderColumns, toOrderLines } from '../areas/orders/order-columns';
import { describeNewOrder, describeOrderStatus } from '../areas/orders/order-history';
import { createRandom, type DemoRandom } from './demo-random';
import { createWorkingHoursCalendar } from './working-hours-calendar';
import type { AccountDraft } from './world';

type OrderStatus = Row<'orders'>['status'];

/** Course of a demonstration order: the days before now on which it was placed and came to each later state. */
interface OrderCourse {
  placedDaysAgo: number;
  later: [status: Exclude<OrderStatus, 'PLACED'>, daysAgo: number][];
  /** Days from now to the expected delivery, negative for the past; left out where the supplier has named no day. */
  expectedInDays?: number;
}

/** Courses of the orders, oldest first: one for each state, and a second that was delivered. */
const orderCourses: readonly OrderCourse[] = [
  {
    placedDaysAgo: 66,
    later: [
      ['CONFIRMED', 65],
      ['INVOICED', 61],
      ['SHIPPED', 58],
      ['DELIVERED', 50],
    ],
    expectedInDays: -49,
  },
  {
    placedDaysAgo: 41,
    later: [
      ['CONFIRMED', 39],
      ['INVOICED', 36],
      ['SHIPPED', 33],
      ['DELIVERED', 26],
    ],
    expectedInDays: -27,
  },
  { placedDaysAgo: 29, later: [['CANCELLED', 26]] },
  {
    placedDaysAgo: 15,
    later: [
      ['CONFIRMED', 14],
      ['INVOICED', 9],
      ['SHIPPED', 5],
    ],
    expectedInDays: 4,
  },
  {
    placedDaysAgo: 10,
    later: [
      ['CONFIRMED', 8],
      ['INVOICED', 3],
    ],
    expectedInDays: 9,
  },
  { placedDaysAgo: 6, later: [['CONFIRMED', 4]], expectedInDays: 14 },
  { placedDaysAgo: 1, later: [] },
];

/** Sets their chance apart, so that everything else stays as it was. */
const SEED = 97_000;
const HOUR_MS = 3_600_000;

interface OrderStep {
  status: OrderStatus;
  at: Date;
}

/**
 * Inserts equipment orders of won sales, placed by the manager, in every state that an order can have. Items and price are
 * copied from the proposal with which the sale was won.
 */
export async function writeOrders(
  tx: Tx,
  world: AccountDraft,
  { seed, now }: { seed: number; now: number },
): Promise<void> {
  const random = createRandom(seed + SEED);
  const calendar = createWorkingHoursCalendar(random, now);
  const sold = await loadSoldProposals(tx, world);
  for (const course of orderCourses) {
    const placedAt = calendar.past(course.placedDaysAgo);
    // The newest sale that was won before then and has no order yet.
    const at = sold.findIndex(({ closedAt }) => closedAt < placedAt);
    const [sale] = at < 0 ? [] : sold.splice(at, 1);
    if (!sale) continue;
    const steps: OrderStep[] = [{ status: 'PLACED', at: new Date(placedAt) }];
    let last = placedAt;
    for (const [status, daysAgo] of course.later) {
      // Days off move a day's work to the day before, which may be that of the former step.
      last = Math.max(calendar.past(daysAgo), Math.min(last + HOUR_MS, now));
      steps.push({ status, at: new Date(last) });
    }
    const { expectedInDays } = course;
    await writeOrder(tx, world, {
      ...{ proposal: sale.proposal, steps, random },
      expectedDate:
        expectedInDays === undefined
          ? null
          : getBusinessDayOnOrAfter(addDays(toIsoDate(now), expectedInDays)),
    });
  }
}

interface SoldProposal {
  proposal: Row<'proposals'>;
  /** Epoch milliseconds at which the sale was won. */
  closedAt: number;
}

/** Loads the proposals with which sales were won, the last sale first. */
async function loadSoldProposals(tx: Tx, { accountId, items }: AccountDraft): Promise<SoldProposal[]> {
  const closings = new Map(
    items.flatMap(({ row: { type, status, approved_proposal, closed_at } }) =>
      type === 'SALES' && status === 'CLOSED' && approved_proposal && closed_at instanceof Date
        ? [[approved_proposal, closed_at.getTime()] as const]
        : [],
    ),
  );
  if (closings.size === 0) return [];
  const proposals = await tx
    .selectFrom('proposals')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', 'in', [...closings.keys()])
    .execute();
  return proposals
    .map((proposal) => ({ proposal, closedAt: closings.get(proposal.id) ?? 0 }))
    .sort((one, other) => other.closedAt - one.closedAt);
}

interface OrderDraft {
  proposal: Row<'proposals'>;
  steps: OrderStep[];
  expectedDate: string | null;
  random: DemoRandom;
}

async function writeOrder(
  tx: Tx,
  { accountId, manager }: AccountDraft,
  { proposal, steps, expectedDate, random }: OrderDraft,
): Promise<void> {
  const [placed] = steps;
  const current = steps.at(-1);
  if (!placed || !current) throw new RangeError('an order without steps');
  const order = await tx
    .insertInto('orders')
    .values({
      account_id: accountId,
      // As the product draws it: whoever has the address sees the order.
      id: randomUUID(),
      number: await allocateNumber(tx, accountId, 'ORDER'),
      user_id: manager.id,
      ...toOrderColumns(proposal),
      status: current.status,
      expected_date: expectedDate,
      // One for each later step, and one for the day of the delivery.
      version: steps.length + (expectedDate === null ? 0 : 1),
      registered_at: placed.at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const of = { account_id: accountId, order_id: order.id };
  await tx
    .insertInto('order_items')
    .values(toOrderLines(proposal.data).map((line, position) => ({ ...of, position, ...line })))
    .execute();
  await tx
    .insertInto('order_steps')
    .values(steps.map(({ status, at }) => ({ ...of, status, at, user_id: manager.id })))
    .execute();
  await tx
    .insertInto('histories')
    .values(
      steps.map(({ status, at }) => ({
        account_id: accountId,
        id: random.id(at.getTime()),
        customer_id: proposal.customer_id,
        sale_id: status === 'PLACED' ? proposal.sale_id : null,
        ...(status === 'PLACED'
          ? describeNewOrder(order, proposal.count)
          : describeOrderStatus(order, status)),
        user_id: manager.id,
        user_name: manager.name,
        user_email: manager.email,
        registered_at: at,
      })),
    )
    .execute();
}
