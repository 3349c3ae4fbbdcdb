import { asks, boards, toIsoDate } from '@girassol/shared-domain';
import { addServices } from './after-sales-lines';
import type { OtherBoard } from './board-months';
import { DAY } from './calendar';
import { otherStories } from './other-stories';
import { demoLists } from './settings';
import { plans, type Story } from './stories';
import { leadName } from './system-size';
import { createTimeline, type DemoUser } from './timeline';
import type { DraftItem, World } from './world';

/** Where work begins: the sale it follows from, or a customer of earlier years. */
export interface WorkSource {
  customer: DraftItem['customer'];
  /** What was sold; a lead has asked for something of this size. */
  system: { name: string; amountCents: number; power: number; modules: number };
  dealId?: string;
  /** When the sale was won: nothing follows from it before. */
  since: number;
}

/** One item that is about to be told. */
interface OtherPlan {
  source: WorkSource;
  stage: number;
  registered: number;
  touched: number;
  dueInDays: number | null;
  outcome?: 'CLOSED' | 'LOST';
}

/** What customers call for after the sale. */
const activities: [string, ...string[]] = [
  'Limpeza dos módulos',
  'Revisão anual',
  'Inversor com erro de isolamento',
  'Monitoramento sem dados',
  'Ampliação do sistema',
  'Troca da string box',
  'Queda na geração',
];

/** Adds an item of a board before or after the sale, with its notes and its line of history. */
export function addOtherItem(world: World, kind: OtherBoard, people: DemoUser[], plan: OtherPlan): void {
  const { random, calendar, accountId, manager } = world;
  const { source, stage, registered, touched, outcome } = plan;
  const { customer, system } = source;
  const [owner = manager, ...others] = random.chance(0.25) ? [manager, ...people] : shuffled(world, people);
  const id = random.id(registered);
  const label = `${boards[kind].itemName} de ${customer.row.name}`;
  const timeline = tell(world, kind, { ...plan, id, owner, label });
  world.notes.push(...timeline.notes);
  world.histories.push(...timeline.histories);
  const isActivity = kind === 'AFTER_SALES';
  const builds = kind === 'PRE_SALES' || isActivity || outcome ? null : soldProposal(world, source.dealId);
  const amountCents = isActivity ? addServices(world, id, plan) : amountOf(world, kind, plan);

  world.items.push({
    customer,
    owner,
    row: {
      account_id: accountId,
      id,
      type: kind,
      column_id: world.columns[kind][stage] ?? '',
      status: outcome ?? 'IN_PROGRESS',
      name: nameOf(world, kind, plan),
      amount_cents: amountCents,
      power: kind === 'PRE_SALES' && stage === 0 ? 0 : system.power,
      lead_temperature: asks(kind, 'leadTemperature')
        ? Math.min(2, random.int(-1, 1) + Math.ceil(stage / 2))
        : -1,
      customer_id: customer.row.id,
      owner_id: owner.id,
      co_owner_ids: isActivity && random.chance(0.5) ? others.map((person) => person.id) : [],
      deal_id: source.dealId ?? id,
      related_pre_sale: null,
      proposal_id: builds,
      approved_proposal: builds,
      uc_type: customer.isCompany ? 'Comercial' : 'Residencial',
      mods_qtd: system.modules,
      inv_qtd: Math.ceil(system.power / 12),
      inverter_type: system.modules < 10 ? 'Micro' : 'String',
      distance: random.int(2, 60),
      roof_hight: random.int(3, 9),
      validity_date: null,
      due_date: plan.dueInDays === null ? null : toIsoDate(calendar.now + plan.dueInDays * DAY),
      sale_lost_reason: outcome === 'LOST' ? random.pick(demoLists.salesLostReasons) : null,
      exec_status: outcome && hasCrew(kind) ? (random.chance(0.7) ? 'INTERNAL' : 'OUTSOURCED') : null,
      finished_date: outcome ? toIsoDate(touched) : null,
      closed_at: outcome ? new Date(touched) : null,
      confirmed_amount_cents: null,
      registered_at: new Date(registered),
      last_activity_at: new Date(timeline.lastActivity.at),
      last_activity_text: timeline.lastActivity.text,
    },
  });
}

/** The proposal that the sale of a deal was won with: what is to be built. */
const soldProposal = ({ items }: World, dealId: string | null | undefined): string | null =>
  items.find(({ row }) => row.type === 'SALES' && row.deal_id === dealId)?.row.approved_proposal ?? null;

/** Who carries it out is asked when projects and works are finished (boards-058). */
const hasCrew = (kind: OtherBoard) => kind === 'PROJECT' || kind === 'INSTALLATION';

function shuffled({ random, manager }: World, people: DemoUser[]): DemoUser[] {
  const start = people.length > 0 ? random.int(0, people.length - 1) : 0;
  return [...people.slice(start), ...people.slice(0, start), manager];
}

function nameOf({ random }: World, kind: OtherBoard, { source }: OtherPlan): string {
  const { customer, system } = source;
  if (kind === 'AFTER_SALES') return random.pick(activities);
  if (kind !== 'PRE_SALES') return system.name;
  return leadName(customer, system.amountCents);
}

/** A lead has an estimate only once it is being qualified. */
function amountOf({ random }: World, kind: OtherBoard, { stage, source }: OtherPlan): number {
  if (kind !== 'PRE_SALES') return source.system.amountCents;
  return stage < 2 || random.chance(0.3) ? 0 : Math.round(source.system.amountCents / 100_000) * 100_000;
}

function tell(
  world: World,
  kind: OtherBoard,
  {
    source,
    stage,
    registered,
    touched,
    outcome,
    id,
    owner,
    label,
  }: OtherPlan & { id: string; owner: DemoUser; label: string },
) {
  const { random, calendar, accountId } = world;
  const { customer, system } = source;
  const facts = {
    customer: customer.row.name,
    isCompany: customer.isCompany,
    amount: system.amountCents / 100,
    power: system.power,
    modules: system.modules,
  };
  const subject = { accountId, saleId: id, customerId: customer.row.id, owner, label, registered, facts };
  const { timeline, history, note, notes } = createTimeline(random, calendar, subject);
  const { itemName, gender } = boards[kind];
  const ending = gender === 'f' ? 'a' : 'o';
  history(registered, `${itemName} cadastrad${ending}`, `${label}.`);
  const told = otherStories[kind].slice(0, stage + 1).map((stories): Story => random.pick(stories));
  notes(registered, touched, told);
  if (!outcome && random.chance(0.35))
    note(timeline.lastActivity.at, random.pick(plans), calendar.appointment(random.int(1, 12)));
  if (outcome)
    history(touched, `${itemName} ${outcome === 'LOST' ? 'perdid' : 'finalizad'}${ending}`, `${label}.`);
  return timeline;
}
