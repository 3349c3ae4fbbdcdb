import { boardDescriptions, DAY_MS, hasBoardField, toIsoDate } from '@girassol/shared-domain';
import { type AfterSalesActivity, addServiceLines, pickAfterSalesActivity } from './after-sales-lines';
import type { NonSalesBoardKind } from './monthly-board-profiles';
import { nonSalesNoteTemplates } from './non-sales-note-templates';
import { demoSettingsChoices } from './settings';
import { appointmentNoteTemplates, type NoteTemplate } from './stories';
import { formatLeadName, roundLeadEstimate } from './system-size';
import { createTimeline, type DemoUser } from './timeline';
import type { AccountDraft, DraftItem } from './world';

/**
 * Origin of a demonstration item on a board other than sales: the won sale that it follows, or a customer of
 * earlier years.
 */
export interface ItemOrigin {
  customer: DraftItem['customer'];
  /** System that was sold; for a lead, the one that was asked for. */
  system: { name: string; amountCents: number; power: number; modules: number };
  dealId?: string;
  /** Epoch milliseconds at which the sale was won: earlier items do not follow from it. */
  since: number;
}

/** Plan of one item of a board before or after the sale. */
interface OtherItemPlan {
  source: ItemOrigin;
  stage: number;
  registered: number;
  touched: number;
  dueInDays: number | null;
  outcome?: 'CLOSED' | 'LOST';
}

/** Adds an item with its notes and history to a demonstration board other than sales. */
export function addNonSalesItem(
  world: AccountDraft,
  kind: NonSalesBoardKind,
  people: DemoUser[],
  plan: OtherItemPlan,
): void {
  const { random, calendar, accountId, manager } = world;
  const { source, stage, registered, touched, outcome } = plan;
  const { customer, system } = source;
  const [owner = manager, ...others] = random.chance(0.25) ? [manager, ...people] : shuffled(world, people);
  const id = random.id(registered);
  const label = `${boardDescriptions[kind].itemName} de ${customer.row.name}`;
  const activity = kind === 'AFTER_SALES' ? pickAfterSalesActivity(random, stage) : null;
  const timeline = buildItemTimeline(world, kind, { ...plan, id, owner, label, activity });
  world.notes.push(...timeline.notes);
  world.histories.push(...timeline.histories);
  const builds = kind === 'PRE_SALES' || activity || outcome ? null : soldProposal(world, source.dealId);
  const amountCents = activity
    ? addServiceLines(world, id, { activity, stage, registered })
    : computeItemAmount(world, kind, plan);

  world.items.push({
    customer,
    owner,
    row: {
      account_id: accountId,
      id,
      type: kind,
      column_id: world.columns[kind][stage] ?? '',
      status: outcome ?? 'IN_PROGRESS',
      name: activity?.name ?? getItemName(kind, source),
      amount_cents: amountCents,
      power: kind === 'PRE_SALES' && stage === 0 ? 0 : system.power,
      lead_temperature: hasBoardField(kind, 'leadTemperature')
        ? Math.min(2, random.int(-1, 1) + Math.ceil(stage / 2))
        : -1,
      customer_id: customer.row.id,
      owner_id: owner.id,
      co_owner_ids: activity && random.chance(0.5) ? others.map((person) => person.id) : [],
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
      due_date: plan.dueInDays === null ? null : toIsoDate(calendar.now + plan.dueInDays * DAY_MS),
      sale_lost_reason: outcome === 'LOST' ? random.pick(demoSettingsChoices.salesLostReasons) : null,
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
const soldProposal = ({ items }: AccountDraft, dealId: string | null | undefined): string | null =>
  items.find(({ row }) => row.type === 'SALES' && row.deal_id === dealId)?.row.approved_proposal ?? null;

/**
 * Checks whether a board asks who carries the work out when an item is finished: projects and installations
 * (boards-058).
 */
const hasCrew = (kind: NonSalesBoardKind) => kind === 'PROJECT' || kind === 'INSTALLATION';

function shuffled({ random, manager }: AccountDraft, people: DemoUser[]): DemoUser[] {
  const start = people.length > 0 ? random.int(0, people.length - 1) : 0;
  return [...people.slice(start), ...people.slice(0, start), manager];
}

const getItemName = (kind: NonSalesBoardKind, { customer, system }: ItemOrigin): string =>
  kind === 'PRE_SALES' ? formatLeadName(customer, system.amountCents) : system.name;

/** Computes the amount of an item in cents. An open lead has an estimate only from its qualification on. */
function computeItemAmount(
  { random }: AccountDraft,
  kind: NonSalesBoardKind,
  { stage, source, outcome }: OtherItemPlan,
): number {
  if (kind !== 'PRE_SALES') return source.system.amountCents;
  const isUnknown = stage < 2 || random.chance(0.3);
  return isUnknown && !outcome ? 0 : roundLeadEstimate(source.system.amountCents);
}

function buildItemTimeline(
  world: AccountDraft,
  kind: NonSalesBoardKind,
  {
    source,
    stage,
    registered,
    touched,
    outcome,
    id,
    owner,
    label,
    activity,
  }: OtherItemPlan & { id: string; owner: DemoUser; label: string; activity: AfterSalesActivity | null },
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
  const { itemName, gender } = boardDescriptions[kind];
  const ending = gender === 'f' ? 'a' : 'o';
  history(registered, `${itemName} cadastrad${ending}`, `${label}.`);
  const told =
    kind === 'AFTER_SALES'
      ? (activity?.notes ?? []).slice(0, stage + 1)
      : nonSalesNoteTemplates[kind].slice(0, stage + 1).map((stories): NoteTemplate => random.pick(stories));
  notes(registered, touched, told);
  if (!outcome && random.chance(0.35))
    note(
      timeline.lastActivity.at,
      random.pick(appointmentNoteTemplates),
      calendar.appointment(random.int(1, 12)),
    );
  if (outcome)
    history(touched, `${itemName} ${outcome === 'LOST' ? 'perdid' : 'finalizad'}${ending}`, `${label}.`);
  return timeline;
}
