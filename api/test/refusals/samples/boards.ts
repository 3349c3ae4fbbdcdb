import { addAfterSalesServices } from '../../after-sales';
import type { SampleContext } from './context';

/** Creates the sample records of boards for tests: items with their related records. */
export async function createBoardsSamples({
  api,
  boards,
  person,
  name,
  customer,
  proposal,
  sale: theSale,
}: SampleContext) {
  const customerId = await customer();
  const item = (type?: 'PRE_SALES' | 'PROJECT') =>
    boards.addItem(person, { name, customerId, ...(type && { type }) });
  const sale = await theSale();
  const { kanban } = await api.call('GET /kanbans/single/columns/:type', {
    as: person,
    params: { type: 'SALES' },
  });
  const lead = await item('PRE_SALES');
  const { created } = await api.call('PUT /sales/single/status/:itemId', {
    as: person,
    params: { itemId: (await item('PRE_SALES'))._id },
    body: { status: 'CLOSED', vendor: person.userId },
  });
  const project = await item('PROJECT');
  const { rejectReasons } = await api.call('POST /sales/single/reject-reason/:saleId', {
    as: person,
    params: { saleId: project._id },
    body: { reason: name },
  });
  await api.query('update sales set approved_proposal = $1 where id = $2', [await proposal(), project._id]);
  const { deed = '' } = await api.call('PATCH /sales/single/:userId/:saleId', {
    as: person,
    params: { userId: person.userId, saleId: (await item())._id },
    body: { name: `${name} enganado` },
  });
  return {
    saleId: sale._id,
    otherSaleId: (await item())._id,
    /** A column and an item that nothing else needs: they may be deleted. */
    spareColumnId: kanban.columns.at(-1)?._id ?? '',
    spareSaleId: (await item())._id,
    /** Nobody else's: its example deletes it. */
    doomedId: (await item())._id,
    /** Something that can be taken back. */
    deedId: deed,
    /** A lead on its board, and a sale that came from another one. */
    leadId: lead._id,
    leadColumnId: lead.kanbanData.column,
    fromLeadId: created[0]?._id ?? '',
    /** A project that was sent back. */
    projectId: project._id,
    rejectionId: rejectReasons[0]?._id ?? '',
    kanbanId: kanban._id,
    columnId: sale.kanbanData.column,
  };
}

/** Creates the sample records of after-sales for tests: an activity with a service. */
export async function createActivitySamples({ api, boards, person, name, customer }: SampleContext) {
  const activity = await boards.addItem(person, { name, customerId: await customer(), type: 'AFTER_SALES' });
  const { cleaning } = await addAfterSalesServices(api, person);
  await api.call('POST /sales/single/services/single/:saleId/:serviceId', {
    as: person,
    params: { saleId: activity._id, serviceId: cleaning },
    body: { price: 300, priceComps: ['Limpeza: R$ 300,00'], quantity: 1 },
  });
  return { activityId: activity._id, serviceId: cleaning };
}

/** Creates the sample records of notes for tests: a note, and a checklist of the sales board. */
export async function createNotesSamples({ api, person, name, sale }: SampleContext) {
  const { note } = await api.call('POST /notes/new/:id', {
    as: person,
    params: { id: (await sale())._id },
    body: { noteText: name, noteType: 'Visita' },
  });
  const { checklist } = await api.call('PUT /checklists/single/kanban/:type', {
    as: person,
    params: { type: 'SALES' },
    body: { items: [{ type: 'checkbox', task: name }] },
  });
  return { noteId: note._id, checklistId: checklist._id, checklistItemId: checklist.itemsOrder[0] ?? '' };
}
