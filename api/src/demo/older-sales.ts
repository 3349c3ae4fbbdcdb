import { DAY_MS, toIsoDate } from '@girassol/shared-domain';
import type { DemoSize } from './accounts';
import { addOlderSaleOrigins } from './sale-origins';
import { addFinishedSales } from './sales';
import { demoSettingsChoices } from './settings';
import { computeDemoSystemSize, formatLeadName, roundLeadEstimate } from './system-size';
import type { DemoUser } from './timeline';
import type { AccountDraft, DraftItem } from './world';

/** Share of a good month, from the fourth month back to the twelfth: business grew, and summers sell more. */
const seasons = [0.62, 0.7, 0.85, 0.9, 0.72, 0.58, 0.5, 0.46, 0.4];
const FIRST_BACK = 3;

/**
 * Adds the sales of a demonstration account in the year before the last three months, for charts and lists of
 * finished items.
 */
export function addOlderSales(
  world: AccountDraft,
  size: DemoSize,
  { builders, qualifiers }: { builders: DemoUser[]; qualifiers: DemoUser[] },
): void {
  const before = world.items.length;
  seasons.forEach((share, index) => {
    addFinishedSales(world, FIRST_BACK + index, size.wonAMonth * share, 'CLOSED');
    addFinishedSales(world, FIRST_BACK + index, size.lostAMonth * share, 'LOST');
  });
  const older = world.items.slice(before);
  for (const { customer, row } of older) {
    // Nobody buys before being a customer.
    const met = row.registered_at.getTime() - 2 * DAY_MS;
    if (customer.row.registered_at.getTime() > met) customer.row.registered_at = new Date(met);
  }
  for (const sale of older.filter(({ row }) => row.status === 'CLOSED')) {
    const project = addBuilt(world, 'PROJECT', sale, builders);
    addBuilt(world, 'INSTALLATION', project, builders);
  }
  for (let back = 0; back <= FIRST_BACK + seasons.length - 1; back += 1) addLostLeads(world, back);
  addOlderSaleOrigins(
    world,
    older.filter(({ row }) => row.type === 'SALES'),
    qualifiers,
  );
}

/** The project or work of a sale, finished some weeks after it. */
function addBuilt(
  world: AccountDraft,
  type: 'PROJECT' | 'INSTALLATION',
  before: DraftItem,
  builders: DemoUser[],
): DraftItem {
  const { random, calendar, manager } = world;
  const start = before.row.last_activity_at.getTime();
  const end = Math.min(calendar.now - DAY_MS, start + random.int(12, 38) * DAY_MS);
  const owner = random.pick([manager, ...builders]);
  const item: DraftItem = {
    ...before,
    owner,
    row: {
      ...before.row,
      id: random.id(start),
      type,
      column_id: world.columns[type].at(-1) ?? '',
      owner_id: owner.id,
      status: 'CLOSED',
      lead_temperature: -1,
      proposal_id: null,
      approved_proposal: null,
      confirmed_amount_cents: null,
      exec_status: random.chance(0.7) ? 'INTERNAL' : 'OUTSOURCED',
      finished_date: toIsoDate(end),
      closed_at: new Date(end),
      registered_at: new Date(start),
      last_activity_at: new Date(end),
      last_activity_text: 'conclusão',
    },
  };
  world.items.push(item);
  return item;
}

/** Leads of a month that led nowhere. */
function addLostLeads(world: AccountDraft, back: number): void {
  const { random, calendar, customers, users, manager, columns, accountId } = world;
  const from = calendar.monthStart(back);
  const to = back === 0 ? calendar.now : calendar.monthStart(back - 1) - 1;
  for (let left = random.int(1, 3); left > 0; left -= 1) {
    const customer = customers[random.int(0, customers.length - 1)];
    if (!customer) return;
    const end = calendar.between(from, to);
    const registered = end - random.int(1, 9) * DAY_MS;
    const met = registered - DAY_MS;
    if (customer.row.registered_at.getTime() > met) customer.row.registered_at = new Date(met);
    const owner = users.find(({ id }) => id === customer.row.owner_id) ?? manager;
    const id = random.id(registered);
    const system = computeDemoSystemSize(random, customer);
    world.items.push({
      customer,
      owner,
      row: {
        account_id: accountId,
        id,
        type: 'PRE_SALES',
        column_id: columns.PRE_SALES[0] ?? '',
        status: 'LOST',
        name: formatLeadName(customer, system.amountCents),
        amount_cents: roundLeadEstimate(system.amountCents),
        power: system.power,
        customer_id: customer.row.id,
        owner_id: owner.id,
        deal_id: id,
        sale_lost_reason: random.pick(demoSettingsChoices.salesLostReasons),
        finished_date: toIsoDate(end),
        closed_at: new Date(end),
        registered_at: new Date(registered),
        last_activity_at: new Date(end),
        last_activity_text: 'desqualificação',
      },
    });
  }
}
