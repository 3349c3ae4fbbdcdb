import { type BoardKind, boards, toIsoDate } from '@girassol/shared-domain';
import { DAY } from './calendar';
import { otherStories, plans } from './stories';
import { systemFor } from './system-size';
import { createTimeline, type DemoUser } from './timeline';
import type { DraftItem, World } from './world';

type OtherBoard = Exclude<BoardKind, 'SALES'>;

/** Leads before the sale; after it the paperwork, the project, the work and what the customer needs later. */
export function addOtherBoards(world: World, worksOn: (kind: BoardKind) => DemoUser[]): void {
  const won = world.items
    .filter(({ row }) => row.status === 'CLOSED')
    .sort((a, b) => b.row.last_activity_at.getTime() - a.row.last_activity_at.getTime());
  const leads = Math.round(world.customers.length / 4);
  for (let index = 0; index < leads; index += 1) addLead(world, worksOn('PRE_SALES'));

  // The latest sales are with the office, older ones on the roof, the oldest are customers already.
  const share = (from: number, to: number) =>
    won.slice(Math.round(won.length * from), Math.round(won.length * to));
  const following: [Exclude<OtherBoard, 'PRE_SALES'>, DraftItem[]][] = [
    ['ADMINISTRATIVE', share(0, 0.35)],
    ['PROJECT', share(0.1, 0.6)],
    ['INSTALLATION', share(0.35, 0.8)],
    ['AFTER_SALES', share(0.55, 1)],
  ];
  for (const [kind, sales] of following)
    for (const sale of sales) addFollowing(world, kind, sale, worksOn(kind));
}

function addLead(world: World, people: DemoUser[]): void {
  const { random, calendar, customers } = world;
  const customer = customers[random.int(0, customers.length - 1)];
  if (!customer) return;
  const system = systemFor(random, customer);
  const registered = calendar.past(random.int(0, 9));
  addItem(world, 'PRE_SALES', people, {
    customer,
    registered,
    name: `${customer.works}, conta de R$ ${Math.round(system.amountCents / 4_200 / 10) * 10}`,
    amountCents: 0,
    power: 0,
    modules: system.modules,
    dealId: undefined,
    dueDate: null,
  });
}

function addFollowing(
  world: World,
  kind: Exclude<OtherBoard, 'PRE_SALES'>,
  { row, customer }: DraftItem,
  people: DemoUser[],
): void {
  const { random, calendar } = world;
  const from = row.last_activity_at.getTime();
  addItem(world, kind, people, {
    customer,
    registered: Math.min(calendar.now, from + random.int(0, 3) * DAY),
    name:
      kind === 'AFTER_SALES'
        ? `${random.pick(['Limpeza', 'Revisão', 'Monitoramento'])} - ${row.name}`
        : row.name,
    amountCents: row.amount_cents ?? 0,
    power: Number(row.power),
    modules: row.mods_qtd ?? 0,
    dealId: row.deal_id,
    dueDate: kind === 'AFTER_SALES' ? null : toIsoDate(calendar.now + random.int(-6, 32) * DAY),
  });
}

interface Draft {
  customer: DraftItem['customer'];
  registered: number;
  name: string;
  amountCents: number;
  power: number;
  modules: number;
  dealId: string | undefined;
  dueDate: string | null;
}

function addItem(world: World, kind: OtherBoard, people: DemoUser[], draft: Draft): void {
  const { random, calendar, accountId, manager } = world;
  const { customer, registered, name, amountCents, power, modules, dealId, dueDate } = draft;
  const owner = random.pick([manager, ...people]);
  const second = people.find((person) => person.id !== owner.id);
  const id = random.id(registered);
  const columns = world.columns[kind];
  const facts = {
    customer: customer.row.name,
    isCompany: customer.isCompany,
    amount: amountCents / 100,
    power,
    modules,
  };
  const label = `${boards[kind].itemName} de ${customer.row.name}`;
  const subject = { accountId, saleId: id, customerId: customer.row.id, owner, label, registered, facts };
  const { timeline, history, note, notes } = createTimeline(random, calendar, subject);
  history(
    registered,
    `${boards[kind].itemName} ${boards[kind].gender === 'f' ? 'cadastrada' : 'cadastrado'}`,
    `${label}.`,
  );
  notes(registered, calendar.now, otherStories[kind].slice(0, random.int(1, otherStories[kind].length)));
  if (random.chance(0.3))
    note(timeline.lastActivity.at, random.pick(plans), calendar.appointment(random.int(1, 12)));
  world.notes.push(...timeline.notes);
  world.histories.push(...timeline.histories);

  world.items.push({
    customer,
    owner,
    row: {
      account_id: accountId,
      id,
      type: kind,
      column_id: columns[random.int(0, columns.length - 1)] ?? '',
      name,
      amount_cents: amountCents,
      power,
      lead_temperature: kind === 'PRE_SALES' ? random.int(-1, 2) : -1,
      customer_id: customer.row.id,
      owner_id: owner.id,
      co_owner_ids: kind === 'AFTER_SALES' && second && random.chance(0.4) ? [second.id] : [],
      deal_id: dealId ?? id,
      related_pre_sale: null,
      proposal_id: null,
      approved_proposal: null,
      uc_type: null,
      mods_qtd: modules,
      inv_qtd: null,
      validity_date: null,
      due_date: dueDate,
      sale_lost_reason: null,
      exec_status: null,
      finished_date: null,
      closed_at: null,
      confirmed_amount_cents: null,
      registered_at: new Date(registered),
      last_activity_at: new Date(timeline.lastActivity.at),
      last_activity_text: timeline.lastActivity.text,
    },
  });
}
