import { createTestBoards, type TestBoards } from '../../../test/boards';
import { describeApi } from '../../../test/harness';
import {
  createItemLifeTestClient,
  type ItemLifeTestClient,
  SALE_LOST_REASON,
  winRequest,
} from '../../../test/item-life';
import type { TestPerson } from '../../../test/test-people';

const BACK = 'POST /sales/back-to-pre-sale/:saleId';

describeApi('taking a sale back to qualification', (api) => {
  let boards: TestBoards;
  let life: ItemLifeTestClient;
  beforeAll(async () => {
    boards = await createTestBoards(api);
    life = createItemLifeTestClient(api);
    await life.settings(api.people.owner, {
      salesLostReasons: [{ _id: boards.customerId, name: SALE_LOST_REASON }],
    });
  });

  const leadColumn = (order: number) => boards.kanbans.PRE_SALES.columns[order]?._id ?? '';
  const back = (as: TestPerson, saleId: string, order = 1) =>
    api.call(BACK, { as, params: { saleId }, body: { column: leadColumn(order) } });
  const refused = async (as: TestPerson, saleId: string, column = leadColumn(0)) =>
    (await api.refused(BACK, { as, params: { saleId }, body: { column } })).status;
  const qualified = async (vendor = api.people.owner) => {
    const { owner } = api.people;
    const { _id: lead } = await boards.addItem(owner, { type: 'PRE_SALES', name: 'Lead', amount: 0 });
    const { created } = await life.change(owner, lead, { status: 'CLOSED', vendor: vendor.userId });
    return { lead, sale: created[0]?._id ?? '' };
  };
  const note = (as: TestPerson, id: string, noteText: string, isPrivate = false) =>
    api.call('POST /notes/new/:id', {
      as,
      params: { id },
      body: { noteText, noteType: 'Visita', isPrivate },
    });

  test('[boards-062] the lead is on its board again with all that was learned, and the sale is gone', async () => {
    const { owner } = api.people;
    const { lead, sale } = await qualified();
    const proposal = await life.addProposal(owner, boards.customerId, { saleId: sale });
    await note(owner, lead, 'do lead');
    await note(owner, sale, 'da venda');
    await note(owner, sale, 'reservada', true);
    await api.call('PATCH /sales/single/:userId/:saleId', {
      as: owner,
      params: { userId: owner.userId, saleId: sale },
      body: { amount: 31_000, power: 8.8, leadTemperature: 1 },
    });
    const events = await life.getEvents(async () => {
      const answer = await back(owner, sale);
      expect(answer.sale).toMatchObject({
        _id: lead,
        type: 'PRE_SALES',
        status: 'IN_PROGRESS',
        amount: 31_000,
        power: 8.8,
        leadTemperature: 1,
        finishedDate: null,
        columnTitle: 'Primeiro contato',
        lastActivityText: 'volta à qualificação por dono',
      });
    });
    expect(events).toMatchObject([
      { kind: 'item-left', board: 'SALES', item: sale },
      { kind: 'item-placed', board: 'PRE_SALES', item: lead, column: leadColumn(1), fromColumn: null },
      { kind: 'notes-changed', item: lead },
    ]);
    const { notes } = await api.call('GET /notes/sale/:saleId/:multiplier', {
      as: owner,
      params: { saleId: lead, multiplier: 1 },
    });
    expect(notes.map(({ content }) => content)).toEqual(['reservada', 'da venda', 'do lead']);
    expect(await api.query('select sale_id from proposals where id = $1', [proposal])).toEqual([
      { sale_id: lead },
    ]);
    expect(
      (await api.refused('GET /sales/single/:saleId', { as: owner, params: { saleId: sale } })).status,
    ).toBe(404);
    expect((await life.getHistory(lead))[0]).toMatch(
      /^Volta à qualificação: Venda #\d{5}, "Lead", voltou a ser Lead #\d{5} em "Primeiro contato"\.$/,
    );
    // And it can become a sale again, with the proposals.
    const { created } = await life.change(owner, lead, { status: 'CLOSED', vendor: owner.userId });
    expect((await life.read(owner, created[0]?._id ?? '')).proposals.count).toBe(1);
  });

  test('[boards-062] a lost sale and a won one may, too; what the win created stays', async () => {
    const { owner } = api.people;
    await life.settings(owner, {
      autoCreateProjAndInst: true,
      salesLostReasons: [{ _id: boards.customerId, name: SALE_LOST_REASON }],
    });
    const lost = await qualified();
    await life.change(owner, lost.sale, { status: 'LOST', saleLostReason: SALE_LOST_REASON });
    expect((await back(owner, lost.sale)).sale.saleLostReason).toBeNull();
    const won = await qualified();
    const { created } = await life.change(owner, won.sale, winRequest);
    await back(owner, won.sale);
    expect((await life.read(owner, created[0]?._id ?? '')).type).toBe('PROJECT');
  });

  test('[boards-062, checklists-007] what was answered to the checklist waits with the lead, for the sale it becomes again', async () => {
    const { owner } = api.people;
    const { checklist } = await api.call('PUT /checklists/single/kanban/:type', {
      as: owner,
      params: { type: 'SALES' },
      body: { items: [{ type: 'text', task: 'Número da UC' }] },
    });
    const getAnswers = async (saleId: string) =>
      (
        await api.call('GET /checklists/single/sale/:saleId', { as: owner, params: { saleId } })
      ).checklist.answers.map(({ answerString }) => answerString);
    const answer = (saleId: string, text: string) =>
      api.call('POST /checklists/single/item/:checklistId/:itemId/:saleId', {
        as: owner,
        params: { checklistId: checklist._id, itemId: checklist.items[0]?._id ?? '', saleId },
        body: { answer: text },
      });
    const { lead, sale } = await qualified();
    await answer(sale, '123');
    await back(owner, sale);
    expect(await getAnswers(lead)).toEqual([]);
    const { created } = await life.change(owner, lead, { status: 'CLOSED', vendor: owner.userId });
    const again = created[0]?._id ?? '';
    expect(await getAnswers(again)).toEqual(['123']);
    await answer(again, '456');
    await back(owner, again);
    const { created: third } = await life.change(owner, lead, { status: 'CLOSED', vendor: owner.userId });
    expect(await getAnswers(third[0]?._id ?? '')).toEqual(['456']);
  });

  test('a lead that is on its board already moves to the column', async () => {
    const { owner } = api.people;
    const { lead, sale } = await qualified();
    await life.change(owner, lead, { status: 'IN_PROGRESS' });
    const events = await life.getEvents(() => back(owner, sale, 2));
    expect(events[1]).toMatchObject({
      kind: 'item-placed',
      column: leadColumn(2),
      fromColumn: leadColumn(0),
    });
  });

  test('whoever has the sale may do it, and knows the columns; nobody else', async () => {
    const { owner, vendor, newcomer, neighbour, basic } = api.people;
    const { sale } = await qualified(vendor);
    const columns = (as: TestPerson) =>
      api.call('GET /kanbans/single/columns/:type', { as, params: { type: 'PRE_SALES' } });
    expect((await columns(vendor)).kanban.columns).toHaveLength(4);
    for (const stranger of [newcomer, neighbour, basic]) expect(await refused(stranger, sale)).toBe(404);
    expect(await refused(owner, sale, boards.columns[0])).toBe(404);
    const { sale: lead } = await back(vendor, sale);
    // The lead is its owner's: the vendor sees it no longer.
    expect((await life.refused(vendor, lead._id, { status: 'IN_PROGRESS' })).status).toBe(404);
  });

  test('a sale that came from no lead, or from one that is gone, stays', async () => {
    const { owner } = api.people;
    const { _id } = await boards.addItem(owner);
    expect(await refused(owner, _id)).toBe(409);
    const { lead, sale } = await qualified();
    await api.call('DELETE /sales/single/:userId/:itemId', {
      as: owner,
      params: { userId: owner.userId, itemId: lead },
    });
    expect(await refused(owner, sale)).toBe(409);
    expect(await refused(owner, lead)).toBe(404);
  });

  test('qualifying and taking back at once, again and again: always one of both, totals right', async () => {
    const { owner } = api.people;
    const pairs = await Promise.all(Array.from({ length: 8 }, () => qualified()));
    const leads = await Promise.all(
      Array.from({ length: 8 }, () => boards.addItem(owner, { type: 'PRE_SALES', name: 'novo' })),
    );
    const told = (error: unknown) => expect(String(error)).toMatch(/404|409/);
    await Promise.all([
      ...pairs.flatMap(({ sale }) => [back(owner, sale, 0).catch(told), back(owner, sale, 0).catch(told)]),
      ...leads.map(({ _id }) => life.change(owner, _id, { status: 'CLOSED', vendor: 'AUTO' })),
    ]);
    const open = await api.query<{ n: number }>(
      `select count(*)::int as n from sales where id = any($1) and status = 'IN_PROGRESS'`,
      [pairs.map(({ lead }) => lead)],
    );
    expect(open).toEqual([{ n: 8 }]);
    const wrong = await api.query(
      `select column_id, owner_id, items, amount_cents from column_totals where items <> 0
       except select column_id, owner_id, count(*)::int, sum(amount_cents)::bigint from sales
       where status = 'IN_PROGRESS' group by 1, 2`,
    );
    expect(wrong).toEqual([]);
  });
});
