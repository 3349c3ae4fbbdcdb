import { createTestBoards, type TestBoards } from '../../../test/boards';
import { describeApi } from '../../../test/harness';
import {
  createItemLifeTestClient,
  getDateInDays,
  type ItemLifeTestClient,
  SALE_LOST_REASON,
  winRequest,
} from '../../../test/item-life';
import type { TestPerson } from '../../../test/test-people';

describeApi('qualifying a lead', (api) => {
  let boards: TestBoards;
  let life: ItemLifeTestClient;
  beforeAll(async () => {
    boards = await createTestBoards(api);
    life = createItemLifeTestClient(api);
    await life.settings(api.people.owner, {
      salesLostReasons: [{ _id: boards.customerId, name: SALE_LOST_REASON }],
    });
  });

  const addLead = async (as: TestPerson = api.people.owner, name = 'Quer painéis') =>
    (await boards.addItem(as, { type: 'PRE_SALES', name, power: 4.5 }))._id;

  test('[boards-052, boards-053, boards-077, boards-078, boards-111] a sale of the seller in the stage, linked to the lead', async () => {
    const { owner, vendor } = api.people;
    const lead = await addLead();
    const proposal = await life.addProposal(owner, boards.customerId, { saleId: lead });
    const stage = boards.columns[2] ?? '';
    let saleId = '';
    const events = await life.getEvents(async () => {
      const { sale, created } = await life.change(owner, lead, {
        status: 'CLOSED',
        vendor: vendor.userId,
        column: stage,
        leadTemperature: 2,
        finishedDate: getDateInDays(-2),
      });
      expect(sale).toMatchObject({
        type: 'PRE_SALES',
        status: 'CLOSED',
        finishedDate: getDateInDays(-2),
        leadTemperature: 2,
      });
      expect(created).toEqual([
        { _id: expect.any(String), id: expect.any(Number), type: 'SALES', name: 'Quer painéis' },
      ]);
      saleId = created[0]?._id ?? '';
    });
    expect(events.map((event) => event.kind)).toEqual(['item-left', 'item-placed']);
    // The seller opens it, and its customer.
    const sale = await life.read(vendor, saleId);
    expect(sale).toMatchObject({
      relatedPreSale: lead,
      leadTemperature: 2,
      amount: 20_000,
      power: 4.5,
      status: 'IN_PROGRESS',
      user: { _id: vendor.userId },
      columnTitle: 'Proposta enviada',
    });
    expect(sale.kanbanData.column).toBe(stage);
    const number = sale.id;
    expect(await life.read(owner, lead)).toMatchObject({
      qualifiedSale: { _id: saleId, id: number, type: 'SALES', name: 'Quer painéis' },
    });
    expect(sale.qualifiedSale).toBeNull();
    expect(sale.proposals.count).toBe(1);
    const [row] = await api.query('select deal_id from sales where id = $1', [saleId]);
    expect(row).toEqual({ deal_id: lead });
    expect(await api.query('select sale_id from proposals where id = $1', [proposal])).toEqual([
      { sale_id: saleId },
    ]);
    expect((await life.getHistory(lead))[0]).toMatch(
      /^Lead Qualificado: Lead #\d{5}, "Quer painéis", segue para Vendas em "Proposta enviada"\.$/,
    );
    expect((await life.getHistory(saleId))[0]).toMatch(
      /^Venda cadastrada: Venda #\d{5}, a partir de Lead #\d{5}/,
    );
  });

  test('[boards-053] the stage may be named by its place, and is the first otherwise', async () => {
    const { owner } = api.people;
    const getColumn = async (body: object) => {
      const { created } = await life.change(owner, await addLead(), {
        status: 'CLOSED',
        vendor: owner.userId,
        ...body,
      });
      return (await life.read(owner, created[0]?._id ?? '')).kanbanData.column;
    };
    expect(await getColumn({})).toBe(boards.columns[0]);
    expect(await getColumn({ order: 3 })).toBe(boards.columns[3]);
    expect(await getColumn({ columnOrder: 4 })).toBe(boards.columns[4]);
  });

  test('[boards-077, boards-080] the seller is chosen, and uses the sales board', async () => {
    const { owner, newcomer, neighbour } = api.people;
    const lead = await addLead();
    const refused = async (body: object) => {
      const { status, fields } = await life.refused(owner, lead, { status: 'CLOSED', ...body });
      return [status, fields?.[0]?.path];
    };
    expect(await refused({})).toEqual([400, 'vendor']);
    expect(await refused({ vendor: newcomer.userId })).toEqual([400, 'vendor']);
    expect(await refused({ vendor: neighbour.userId })).toEqual([404, undefined]);
    const project = boards.kanbans.PROJECT.columns[0]?._id;
    expect(await refused({ vendor: owner.userId, column: project })).toEqual([404, undefined]);
    expect(await refused({ vendor: owner.userId, order: 99 })).toEqual([404, undefined]);
    expect((await life.read(owner, lead)).status).toBe('IN_PROGRESS');
  });

  test('[boards-077] automatic distribution: the fewest open sales, then who waited longest', async () => {
    const { owner, vendor, colleague, supervisor } = api.people;
    await api.query(`delete from sales where account_id = $1 and type = 'SALES'`, [owner.accountId]);
    await boards.addItem(vendor);
    await boards.addItem(supervisor);
    await boards.addItem(colleague);
    await boards.addItem(colleague);
    // Won sales burden nobody.
    const wonOnes = [await boards.addItem(vendor), await boards.addItem(vendor)];
    for (const { _id } of wonOnes) await life.change(vendor, _id, winRequest);
    const next = async () => {
      const { created } = await life.change(owner, await addLead(), { status: 'CLOSED', vendor: 'AUTO' });
      const [row] = await api.query<{ owner_id: string }>('select owner_id from sales where id = $1', [
        created[0]?._id,
      ]);
      return row?.owner_id;
    };
    // One open each: the supervisor got the last one before the vendor did.
    expect(await next()).toBe(supervisor.userId);
    expect(await next()).toBe(vendor.userId);
    // Two each.
    expect(await next()).toBe(colleague.userId);
  });

  test('[boards-077] distributed at once, everybody gets a share', async () => {
    const { owner } = api.people;
    await api.query(`delete from sales where account_id = $1 and type = 'SALES'`, [owner.accountId]);
    const leads = await Promise.all(Array.from({ length: 12 }, () => addLead()));
    await Promise.all(
      leads.map((lead, index) =>
        life.change(owner, lead, { status: 'CLOSED', vendor: 'AUTO', order: index % 6 }),
      ),
    );
    const shares = await api.query<{ sales: number }>(
      `select count(*)::int as sales from sales where account_id = $1 and type = 'SALES' group by owner_id`,
      [owner.accountId],
    );
    expect(shares.map(({ sales }) => sales)).toEqual([4, 4, 4]);
  });

  test('without vendors for it, GERENTE gets it', async () => {
    const { neighbour, neighbourVendor } = api.people;
    const lead = (await boards.addItem(neighbour, { type: 'PRE_SALES' }))._id;
    await api.query(`update users set permissions = '{}' where id = $1`, [neighbourVendor.userId]);
    const { created } = await life.change(neighbour, lead, { status: 'CLOSED', vendor: 'AUTO' });
    expect((await life.read(neighbour, created[0]?._id ?? '')).user).toBeNull();
  });

  test('who has leads but no sales hands them over; who has neither does not', async () => {
    const { vendor, colleague, newcomer } = api.people;
    await api.query(`update users set permissions = '{"preSalesKanban": true}' where id = $1`, [
      newcomer.userId,
    ]);
    const lead = await addLead(newcomer);
    expect((await life.refused(vendor, lead, { status: 'CLOSED', vendor: vendor.userId })).status).toBe(404);
    const { created } = await life.change(newcomer, lead, { status: 'CLOSED', vendor: colleague.userId });
    expect(
      (
        await api.refused('GET /sales/single/:saleId', {
          as: newcomer,
          params: { saleId: created[0]?._id ?? '' },
        })
      ).status,
    ).toBe(404);
    await api.query(`update users set permissions = '{}' where id = $1`, [newcomer.userId]);
  });

  test('a lead that came back by itself is not sold twice at a time', async () => {
    const { owner } = api.people;
    const lead = await addLead();
    const qualify = { status: 'CLOSED', vendor: owner.userId } as const;
    const { created } = await life.change(owner, lead, qualify);
    await life.change(owner, lead, { status: 'IN_PROGRESS' });
    expect(await life.refused(owner, lead, qualify)).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^Venda #\d{5}, que veio deste lead, ainda está em andamento\.$/),
    });
    await life.change(owner, created[0]?._id ?? '', { status: 'LOST', saleLostReason: SALE_LOST_REASON });
    expect((await life.change(owner, lead, qualify)).created).toHaveLength(1);
  });

  test('two who qualify it at once make one sale', async () => {
    const { owner, supervisor } = api.people;
    await api.query(
      `update users set permissions = permissions || '{"preSalesManager": true}' where id = $1`,
      [supervisor.userId],
    );
    const lead = await addLead();
    const outcomes = await Promise.allSettled([
      life.change(owner, lead, { status: 'CLOSED', vendor: 'AUTO', order: 1 }),
      life.change(supervisor, lead, { status: 'CLOSED', vendor: 'AUTO', order: 2 }),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const [row] = await api.query('select count(*)::int as n from sales where related_pre_sale = $1', [lead]);
    expect(row).toEqual({ n: 1 });
  });

  test('[boards-054, boards-081] disqualifying takes a configured reason', async () => {
    const { owner } = api.people;
    const lead = await addLead();
    const { sale } = await life.change(owner, lead, { status: 'LOST', chosenReason: SALE_LOST_REASON });
    expect(sale).toMatchObject({ status: 'LOST', saleLostReason: SALE_LOST_REASON });
    expect((await life.getHistory(lead))[0]).toMatch(
      /^Lead Desqualificado: .* Motivo: Preço acima do esperado\.$/,
    );
  });
});
