import { DAY_MS, formatExactNumber, toIsoDate } from '@girassol/shared-domain';
import type { DemoSize } from './accounts';
import { FIRST_PROPOSAL_STAGE, type SalePlan } from './sale-plan';
import { addProposal, computeProposalValidityDate } from './sale-proposal';
import { addSaleTimeline } from './sale-story';
import { demoSettingsChoices } from './settings';
import { salesNoteTemplates } from './stories';
import { computeDemoSystemSize } from './system-size';
import type { AccountDraft } from './world';

/** Age of an open sale in days, by stage. */
const openSaleAges: [low: number, high: number][] = [
  [0, 9],
  [4, 30],
  [10, 50],
  [18, 70],
  [25, 80],
  [28, 85],
];

/**
 * Adds the sales of a demonstration account: open sales by stage, and sales won and lost in the present month
 * and the two months before.
 */
export function addSales(world: AccountDraft, size: DemoSize): void {
  const { random, calendar } = world;
  size.openSales.forEach((count, stage) => {
    for (let index = 0; index < count; index += 1) {
      const age = random.int(...(openSaleAges[stage] ?? [0, 9]));
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
    addFinishedSales(world, back, size.wonAMonth * (1 - back * 0.17), 'CLOSED');
    addFinishedSales(world, back, size.lostAMonth * (1 - back * 0.1), 'LOST');
  }
}

/**
 * Adds the sales of a demonstration account that were won or lost in one month. In the present month, only
 * days that have passed are used.
 */
export function addFinishedSales(
  world: AccountDraft,
  back: number,
  aMonth: number,
  outcome: 'CLOSED' | 'LOST',
): void {
  const { random, calendar } = world;
  const start = calendar.monthStart(back);
  const end = back === 0 ? calendar.now : calendar.monthStart(back - 1) - 1;
  // A month goes well from its first days on: a demonstration on the third shows something, too.
  const passed = back === 0 ? ((end - start) / (30 * DAY_MS)) ** 0.6 : 1;
  const count = aMonth === 0 ? 0 : Math.max(2, Math.round(aMonth * passed));
  for (let index = 0; index < count; index += 1) {
    const touched = calendar.between(start, end);
    const stage = outcome === 'CLOSED' ? salesNoteTemplates.length - 1 : random.int(1, 4);
    const registered = Math.min(touched, calendar.between(touched - 60 * DAY_MS, touched - 14 * DAY_MS));
    addSale(world, { stage, registered, touched, outcome });
  }
}

function addSale(world: AccountDraft, plan: SalePlan): void {
  const { random, customers, accountId, users, manager } = world;
  const [one, ...others] = customers;
  if (!one) return;
  const customer = random.pick([one, ...others]);
  const owner = users.find((user) => user.id === customer.row.owner_id) ?? manager;
  const system = computeDemoSystemSize(random, customer);
  const saleId = random.id(plan.registered);
  const parties = { saleId, customer, owner, system };
  const proposalId = addProposal(world, plan, parties);
  const timeline = addSaleTimeline(world, plan, parties);
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
      name: `${customer.works} ${formatExactNumber(system.power)} kWp`,
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
      validity_date: stage >= FIRST_PROPOSAL_STAGE && !outcome ? computeProposalValidityDate(plan) : null,
      due_date: null,
      sale_lost_reason: outcome === 'LOST' ? random.pick(demoSettingsChoices.salesLostReasons) : null,
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

function temperatureAt({ random }: AccountDraft, stage: number): number {
  if (random.chance(0.18)) return -1;
  return Math.min(2, Math.max(0, Math.round(stage / 2.2 + random.next() * 1.4 - 0.7)));
}
