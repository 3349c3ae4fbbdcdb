import { DAY_MS, toIsoDate } from '@girassol/shared-domain';
import { createTimeline, type DemoUser } from './timeline';
import type { AccountDraft, DraftItem } from './world';

/** Number of the newest sales for each one that began as a qualified lead. */
const ONE_IN = 5;
/** The same of older sales: of them no other leads are left. */
const ONE_IN_OLDER = 2;

/**
 * Links some demonstration sales to a qualified lead. Items that follow from such a sale belong to the lead's
 * deal.
 */
export function addSaleOrigins(world: AccountDraft, qualifiers: DemoUser[]): void {
  const sales = world.items.filter(({ row }) => row.type === 'SALES');
  sales.forEach((sale, index) => {
    if (index % ONE_IN === 2) addOrigin(world, sale, world.random.pick([world.manager, ...qualifiers]));
  });
}

/** Links some older demonstration sales to a qualified lead, so that the charts of leads go back as far as those of sales. */
export function addOlderSaleOrigins(
  world: AccountDraft,
  sales: readonly DraftItem[],
  qualifiers: DemoUser[],
): void {
  sales.forEach((sale, index) => {
    if (index % ONE_IN_OLDER !== 0) return;
    const { customer, row } = addOrigin(world, sale, world.random.pick([world.manager, ...qualifiers]));
    const met = row.registered_at.getTime() - DAY_MS;
    if (customer.row.registered_at.getTime() > met) customer.row.registered_at = new Date(met);
  });
}

/** Adds the qualified lead with which a sale began, and returns it. */
function addOrigin(world: AccountDraft, sale: DraftItem, owner: DemoUser): DraftItem {
  const { random, calendar, accountId } = world;
  const { customer } = sale;
  const qualified = sale.row.registered_at.getTime();
  const registered = qualified - random.int(1, 9) * DAY_MS;
  const id = random.id(registered);
  const label = `Lead de ${customer.row.name}`;
  const { timeline, history, note } = createTimeline(random, calendar, {
    accountId,
    saleId: id,
    customerId: customer.row.id,
    owner,
    label,
    registered,
    facts: {
      customer: customer.row.name,
      isCompany: customer.isCompany,
      amount: (sale.row.amount_cents ?? 0) / 100,
      power: Number(sale.row.power),
      modules: sale.row.mods_qtd ?? 0,
    },
  });
  history(registered, 'Lead cadastrado', `${label}.`);
  note(registered, [
    'Ligação',
    () => 'Imóvel próprio, telhado sem sombra e conta alta: pronto para a proposta.',
  ]);
  history(qualified, 'Lead Qualificado', `${label} segue para Vendas.`);
  world.notes.push(...timeline.notes);
  world.histories.push(...timeline.histories);

  const { deal_id: deal } = sale.row;
  for (const { row } of world.items) if (row.deal_id === deal) row.deal_id = id;
  sale.row.related_pre_sale = id;
  const lead: DraftItem = {
    customer,
    owner,
    row: {
      ...sale.row,
      id,
      type: 'PRE_SALES',
      column_id: world.columns.PRE_SALES.at(-1) ?? '',
      status: 'CLOSED',
      owner_id: owner.id,
      deal_id: id,
      related_pre_sale: null,
      proposal_id: null,
      approved_proposal: null,
      validity_date: null,
      due_date: null,
      sale_lost_reason: null,
      finished_date: toIsoDate(qualified),
      closed_at: new Date(qualified),
      confirmed_amount_cents: null,
      registered_at: new Date(registered),
      last_activity_at: new Date(qualified),
      last_activity_text: `qualificação por ${owner.name.split(' ')[0]}`,
    },
  };
  world.items.push(lead);
  return lead;
}
