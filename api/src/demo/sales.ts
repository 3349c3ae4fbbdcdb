import { toIsoDate } from '@girassol/shared-domain';
import type { DemoSize } from './accounts';
import { DAY } from './calendar';
import type { DemoCustomer } from './customers';
import { demoLists } from './settings';
import { plans, type Story, salesStories } from './stories';
import { type SystemSize, systemFor } from './system-size';
import { createTimeline, type DemoUser } from './timeline';
import type { World } from './world';

/** How old an open sale is, in days, by stage. */
const ages: [low: number, high: number][] = [
  [0, 12],
  [3, 25],
  [8, 38],
  [12, 50],
  [18, 58],
  [20, 66],
];
const PROPOSAL_STAGE = 2;
const VALIDITY_DAYS = 15;

interface SalePlan {
  stage: number;
  registered: number;
  /** The last day something was written; for a finished sale the day it was finished. */
  touched: number;
  outcome?: 'CLOSED' | 'LOST';
}

/** The sales of an account: open ones by stage, and what was won and lost this month and the two before. */
export function addSales(world: World, size: DemoSize): void {
  const { random, calendar } = world;
  size.openSales.forEach((count, stage) => {
    for (let index = 0; index < count; index += 1) {
      const age = random.int(...(ages[stage] ?? [0, 12]));
      // Two of three were touched these days; the others wait.
      const rest = random.chance(0.66) ? random.int(0, 2) : random.int(3, 16);
      const registered = calendar.past(age);
      addSale(world, {
        stage,
        registered,
        touched: Math.max(registered, calendar.past(Math.min(age, rest))),
      });
    }
  });
  for (const back of [0, 1, 2]) {
    addFinished(world, back, size.wonAMonth * (1 - back * 0.17), 'CLOSED');
    addFinished(world, back, size.lostAMonth * (1 - back * 0.1), 'LOST');
  }
}

/** What was finished in one month; of the current one only the days that have passed. */
function addFinished(world: World, back: number, aMonth: number, outcome: 'CLOSED' | 'LOST'): void {
  const { random, calendar } = world;
  const start = calendar.monthStart(back);
  const end = back === 0 ? calendar.now : calendar.monthStart(back - 1) - 1;
  const passed = back === 0 ? (end - start) / (30 * DAY) : 1;
  const count = aMonth === 0 ? 0 : Math.max(2, Math.round(aMonth * passed));
  for (let index = 0; index < count; index += 1) {
    const touched = calendar.between(start, end);
    const stage = outcome === 'CLOSED' ? salesStories.length - 1 : random.int(1, 4);
    const registered = Math.min(touched, calendar.between(touched - 60 * DAY, touched - 14 * DAY));
    addSale(world, { stage, registered, touched, outcome });
  }
}

function addSale(world: World, plan: SalePlan): void {
  const { random, customers, accountId, users, manager } = world;
  const [one, ...others] = customers;
  if (!one) return;
  const customer = random.pick([one, ...others]);
  const owner = users.find((user) => user.id === customer.row.owner_id) ?? manager;
  const system = systemFor(random, customer);
  const saleId = random.id(plan.registered);
  const proposalId = addProposal(world, plan, customer, owner, saleId, system);
  const timeline = tellSale(world, plan, customer, owner, saleId, system);
  const { stage, touched, outcome } = plan;
  const isWon = outcome === 'CLOSED';

  world.items.push({
    customer,
    owner,
    row: {
      account_id: accountId,
      id: saleId,
      type: 'SALES',
      column_id: world.columns.SALES[stage] ?? '',
      status: outcome ?? 'IN_PROGRESS',
      name: `${customer.works} ${system.power.toLocaleString('pt-BR')} kWp`,
      amount_cents: system.amountCents,
      power: system.power,
      lead_temperature: temperatureAt(world, stage),
      customer_id: customer.row.id,
      owner_id: owner.id,
      deal_id: saleId,
      related_pre_sale: null,
      proposal_id: proposalId,
      approved_proposal: isWon ? proposalId : null,
      uc_type: customer.isCompany ? 'Comercial' : random.chance(0.12) ? 'Rural' : 'Residencial',
      mods_qtd: system.modules,
      inv_qtd: Math.ceil(system.power / 12),
      distance: random.int(2, 60),
      roof_hight: random.int(3, 9),
      validity_date: stage >= PROPOSAL_STAGE && !outcome ? validityOf(plan) : null,
      due_date: null,
      sale_lost_reason: outcome === 'LOST' ? random.pick(demoLists.salesLostReasons) : null,
      exec_status: null,
      finished_date: outcome ? toIsoDate(touched) : null,
      closed_at: outcome ? new Date(touched) : null,
      confirmed_amount_cents: isWon
        ? Math.round((system.amountCents * random.pick([1, 1, 0.98, 0.97])) / 1000) * 1000
        : null,
      registered_at: new Date(plan.registered),
      last_activity_at: new Date(timeline.lastActivity.at),
      last_activity_text: timeline.lastActivity.text,
    },
  });
}

/** A proposal is valid for some days from the day it is made, near the end of the sale's time so far. */
const proposedAt = ({ registered, touched }: SalePlan) => registered + (touched - registered) * 0.6;
const validityOf = (plan: SalePlan) => toIsoDate(proposedAt(plan) + VALIDITY_DAYS * DAY);

function temperatureAt({ random }: World, stage: number): number {
  if (random.chance(0.18)) return -1;
  return Math.min(2, Math.max(0, Math.round(stage / 2.2 + random.next() * 1.4 - 0.7)));
}

function addProposal(
  { random, accountId, proposals }: World,
  plan: SalePlan,
  customer: DemoCustomer,
  owner: DemoUser,
  saleId: string,
  { power, amountCents }: SystemSize,
): string | null {
  const isSent = plan.stage >= PROPOSAL_STAGE && (plan.outcome === 'CLOSED' || random.chance(0.92));
  if (!isSent && !random.chance(0.2)) return null;
  const made = proposedAt(plan);
  const id = random.id(made);
  proposals.push({
    account_id: accountId,
    id,
    front_id: id.replaceAll('-', '').slice(-16),
    finished: isSent,
    views: isSent ? Math.max(0, random.int(-1, 2) + (plan.stage - PROPOSAL_STAGE) * 2) : 0,
    power,
    final_price_cents: amountCents,
    validity_date: validityOf(plan),
    financing_pre_approved: plan.stage >= 4 && random.chance(0.6),
    customer_id: customer.row.id,
    sale_id: saleId,
    user_id: owner.id,
    registered_at: new Date(made),
  });
  return isSent ? id : null;
}

/** Its notes stage by stage, an appointment that was, and often one ahead. */
function tellSale(
  world: World,
  { stage, registered, touched, outcome }: SalePlan,
  customer: DemoCustomer,
  owner: DemoUser,
  saleId: string,
  system: SystemSize,
) {
  const { random, calendar, accountId } = world;
  const facts = {
    customer: customer.row.name,
    amount: system.amountCents / 100,
    power: system.power,
    modules: system.modules,
  };
  const label = `Venda de ${facts.customer}`;
  const { timeline, history, note, notes } = createTimeline(random, calendar, {
    accountId,
    saleId,
    customerId: customer.row.id,
    owner,
    label,
    registered,
    facts,
  });
  history(registered, 'Venda cadastrada', `${label}.`);
  const told: Story[] = [];
  for (const stories of salesStories.slice(0, stage + 1)) {
    const start = random.int(0, stories.length - 1);
    const told1 = stories[start];
    if (told1) told.push(told1);
    const another = stories[(start + 1) % stories.length];
    if (another && random.chance(0.3)) told.push(another);
  }
  notes(registered, touched, told);
  if (touched - registered > 6 * DAY && random.chance(0.4)) {
    note(touched - 3 * DAY, random.pick(plans), calendar.appointment(-((calendar.now - touched) / DAY + 1)));
  }
  if (!outcome && random.chance(0.38)) {
    note(touched, random.pick(plans), calendar.appointment(random.int(0, 12)));
  }
  if (outcome) history(touched, outcome === 'CLOSED' ? 'Venda ganha' : 'Venda perdida', `${label}.`);
  world.notes.push(...timeline.notes);
  world.histories.push(...timeline.histories);
  return timeline;
}
