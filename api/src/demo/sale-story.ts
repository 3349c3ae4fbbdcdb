import { DAY_MS } from '@girassol/shared-domain';
import type { SaleParties, SalePlan } from './sale-plan';
import { appointmentNoteTemplates, type NoteTemplate, salesNoteTemplates } from './stories';
import { createTimeline, type Timeline } from './timeline';
import type { AccountDraft } from './world';

/** Adds notes and history to a demonstration sale, stage by stage, with past and future appointments. */
export function addSaleTimeline(
  world: AccountDraft,
  { stage, registered, touched, outcome }: SalePlan,
  { saleId, customer, owner, system }: SaleParties,
): Timeline {
  const { random, calendar, accountId } = world;
  const facts = {
    customer: customer.row.name,
    isCompany: customer.isCompany,
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
  const told: NoteTemplate[] = [];
  for (const stories of salesNoteTemplates.slice(0, stage + 1)) {
    const start = random.int(0, stories.length - 1);
    const chosen = stories[start];
    if (chosen) told.push(chosen);
    const another = stories[(start + 1) % stories.length];
    if (another && random.chance(0.3)) told.push(another);
  }
  notes(registered, touched, told);
  if (touched - registered > 6 * DAY_MS && random.chance(0.4)) {
    note(
      touched - 3 * DAY_MS,
      random.pick(appointmentNoteTemplates),
      calendar.appointment(-((calendar.now - touched) / DAY_MS + 1)),
    );
  }
  if (!outcome && random.chance(0.38)) {
    note(touched, random.pick(appointmentNoteTemplates), calendar.appointment(random.int(0, 12)));
  }
  if (outcome) history(touched, outcome === 'CLOSED' ? 'Venda ganha' : 'Venda perdida', `${label}.`);
  world.notes.push(...timeline.notes);
  world.histories.push(...timeline.histories);
  return timeline;
}
