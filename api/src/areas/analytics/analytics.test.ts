import { randomUUID } from 'node:crypto';
import type { BoardCard, Proposal } from '@girassol/shared-domain/contract';
import { createTestBoards, type TestBoards } from '../../../test/boards';
import { describeApi } from '../../../test/harness';
import { createItemLifeTestClient, getDateInDays } from '../../../test/item-life';
import { createFinishedProposal, createReadyProposal } from '../../../test/proposals';
import type { TestPerson } from '../../../test/test-people';

describeApi('the figures of the home page', (api) => {
  let boards: TestBoards;

  beforeAll(async () => {
    boards = await createTestBoards(api);
    const { owner, vendor, colleague, neighbour } = api.people;
    await boards.addItem(owner, { amount: 1000, power: 5.5 });
    await boards.addItem(vendor, { amount: 200.5, power: 2 });
    await boards.addItem(colleague, { amount: 30, power: 1 });
    await boards.addItem(neighbour, { amount: 7777 });
  });

  const params = (scope: 'USER' | 'TEAM' | 'MANAGER', id: string) => ({ scope, id });
  const generated = (as: TestPerson, scope: 'USER' | 'TEAM' | 'MANAGER', id: string) =>
    api.call('GET /analytics/gen-sales/:scope/:id', { as, params: params(scope, id) });

  test('[shell.home-007, shell.home-036] sales registered this month, by scope', async () => {
    const { owner, vendor, teamId } = api.people;
    expect(await generated(owner, 'MANAGER', owner.accountId)).toEqual({
      totalAmount1: 1230.5,
      totalAmount2: 0,
      totalAmount3: 0,
      totalSales1: 3,
      totalSales2: 0,
      totalSales3: 0,
    });
    expect(await generated(owner, 'USER', owner.userId)).toMatchObject({
      totalSales1: 1,
      totalAmount1: 1000,
    });
    expect(await generated(owner, 'USER', vendor.userId)).toMatchObject({
      totalSales1: 1,
      totalAmount1: 200.5,
    });
    expect(await generated(vendor, 'TEAM', teamId)).toMatchObject({ totalSales1: 2, totalAmount1: 230.5 });
  });

  test('[shell.home-021, shell.home-034] a vendor sees its own figures only', async () => {
    const { owner, newcomer, vendor, neighbour } = api.people;
    const refusal = async (as: TestPerson, scope: 'USER' | 'TEAM' | 'MANAGER', id: string) =>
      (await api.refused('GET /analytics/gen-sales/:scope/:id', { as, params: params(scope, id) })).status;
    expect(await generated(vendor, 'USER', vendor.userId)).toMatchObject({ totalSales1: 1 });
    expect(await refusal(newcomer, 'MANAGER', owner.accountId)).toBe(403);
    expect(await refusal(newcomer, 'USER', vendor.userId)).toBe(403);
    expect(await refusal(owner, 'USER', neighbour.userId)).toBe(404);
    expect(await refusal(owner, 'MANAGER', neighbour.accountId)).toBe(404);
    expect(await refusal(owner, 'TEAM', owner.accountId)).toBe(400);
  });

  test('[shell.home-040] an account that is not ENTERPRISE sees its one user, whatever it asks', async () => {
    const { basic } = api.people;
    expect(await generated(basic, 'USER', basic.userId)).toMatchObject({ totalSales1: 0 });
    expect(await generated(basic, 'MANAGER', basic.accountId)).toMatchObject({ totalSales1: 0 });
  });

  test('[shell.home-008, shell.home-012, shell.home-013, shell.home-037] sales won, in the month they were finished', async () => {
    const { owner } = api.people;
    const [recent, older, longAgo] = await Promise.all([
      boards.addItem(owner, { amount: 100, power: 3.25 }),
      boards.addItem(owner, { amount: 50, power: 1 }),
      boards.addItem(owner, { amount: 9 }),
    ]);
    await api.query("update sales set status = 'CLOSED', closed_at = now() where id = $1", [recent._id]);
    await api.query(
      `update sales set status = 'CLOSED', closed_at = now(), confirmed_amount_cents = 6000,
        finished_date = (date_trunc('month', now() at time zone 'America/Sao_Paulo') - interval '1 month')::date where id = $1`,
      [older._id],
    );
    await api.query(
      `update sales set status = 'CLOSED', closed_at = now(),
        finished_date = (date_trunc('month', now() at time zone 'America/Sao_Paulo') - interval '2 months 1 day')::date where id = $1`,
      [longAgo._id],
    );
    const closed = await api.call('GET /analytics/closed-sales/:scope/:id', {
      as: owner,
      params: params('MANAGER', owner.accountId),
    });
    expect(closed).toEqual({
      totalAmount1: 100,
      totalAmount2: 60,
      totalAmount3: 0,
      totalSales1: 1,
      totalSales2: 1,
      totalSales3: 0,
      totalPower1: 3.25,
      totalPower2: 1,
      totalPower3: 0,
    });
  });

  test('[shell.home-010, shell.home-038] open items of a board', async () => {
    const { owner, vendor, colleague } = api.people;
    await boards.addItem(colleague, { amount: 10 });
    const open = (
      as: TestPerson,
      scope: 'USER' | 'MANAGER',
      id: string,
      type: 'SALES' | 'PROJECT' | 'AFTER_SALES',
    ) => api.call('GET /analytics/sales-in-progress/:scope/:id/:type', { as, params: { scope, id, type } });
    expect(await open(vendor, 'USER', vendor.userId, 'SALES')).toEqual({
      totalSales: 1,
      totalAmount: 200.5,
      totalPotProfit: null,
      potProfitSales: null,
    });
    expect(await open(owner, 'MANAGER', owner.accountId, 'SALES')).toMatchObject({
      totalSales: 4,
      totalAmount: 1240.5,
    });
    expect(await open(owner, 'MANAGER', owner.accountId, 'PROJECT')).toMatchObject({
      totalSales: 0,
      totalAmount: 0,
    });
    await boards.addItem(owner, { type: 'AFTER_SALES', amount: 15 });
    expect(await open(owner, 'USER', owner.userId, 'AFTER_SALES')).toMatchObject({
      totalSales: 1,
      totalAmount: 15,
    });
  });

  test('[shell.home-004, shell.home-035] customers and finished proposals', async () => {
    const { owner, vendor, newcomer } = api.people;
    await api.database.asAccount(owner, (tx) =>
      tx
        .insertInto('proposals')
        .values(
          [true, false].map((finished, place) => ({
            account_id: owner.accountId,
            id: randomUUID(),
            front_id: randomUUID(),
            finished,
            count: finished ? place + 9_001 : null,
            customer_id: boards.customerId,
            user_id: vendor.userId,
          })),
        )
        .execute(),
    );
    const totals = (as: TestPerson, scope: 'USER' | 'MANAGER', id: string) =>
      api.call('GET /analytics/customers-and-proposals-totals/:scope/:id', { as, params: params(scope, id) });
    expect(await totals(vendor, 'USER', vendor.userId)).toEqual({ totalCustomers: 1, totalProposals: 1 });
    expect(await totals(newcomer, 'USER', newcomer.userId)).toEqual({ totalCustomers: 0, totalProposals: 0 });
    expect(await totals(owner, 'MANAGER', owner.accountId)).toEqual({ totalCustomers: 3, totalProposals: 1 });
  });

  test('[shell.home-006, shell.home-039] the next schedules, soonest first, past ones left out', async () => {
    const { owner, vendor, newcomer } = api.people;
    const sale = await boards.addItem(vendor, { name: 'Com agenda' });
    for (const [noteText, days] of [
      ['depois', 4],
      ['antes', 2],
    ] as const) {
      await api.call('POST /notes/new/:id', {
        as: vendor,
        params: { id: sale._id },
        body: {
          noteText,
          noteType: 'Visita',
          warningDate: getDateInDays(days),
          warningTimeStart: '09:00',
          warningTimeEnd: '10:30',
        },
      });
    }
    await api.query(
      `insert into notes (account_id, id, sale_id, user_id, content, type, notification_date, notification_at)
       values ($1, gen_random_uuid(), $2, $3, 'passado', 'Visita', (now() - interval '1 day')::date, now() - interval '1 day')`,
      [vendor.accountId, sale._id, vendor.userId],
    );
    const schedules = async (as: TestPerson, scope: 'USER' | 'MANAGER', id: string) =>
      (await api.call('GET /analytics/next-schedules/:scope/:id', { as, params: params(scope, id) })).items;
    const items = await schedules(vendor, 'USER', vendor.userId);
    expect(items.map((item) => item.content)).toEqual(['antes', 'depois']);
    expect(items[0]).toMatchObject({
      sale: { _id: sale._id, type: 'SALES', id: sale.id, name: 'Com agenda' },
      customer: { name: expect.any(String) },
      type: 'Visita',
      notificationTimeStart: '09:00',
      notificationTimeEnd: '10:30',
    });
    expect(await schedules(owner, 'MANAGER', owner.accountId)).toHaveLength(2);
    expect(await schedules(owner, 'USER', owner.userId)).toEqual([]);
    expect(await schedules(newcomer, 'USER', newcomer.userId)).toEqual([]);
  });

  test('[shell.home-005, shell.home-039] the proposals that customers looked at last, with their deals', async () => {
    const { owner, vendor, newcomer, neighbour } = api.people;
    const life = createItemLifeTestClient(api);
    const customerId = await boards.addCustomer(owner, 'Quem olhou');
    const sale = await boards.addItem(owner, { customerId, vendor: vendor.userId });
    const [unseen, late, early] = [
      await life.addProposal(vendor, customerId, { count: 501 }),
      await life.addProposal(vendor, customerId, { count: 502, saleId: sale._id, power: 5.5 }),
      await life.addProposal(owner, customerId, { count: 503 }),
    ];
    const look = (id: string, ago: string) =>
      api.query(`update proposals set views = 3, last_viewed_at = now() - $2::interval where id = $1`, [
        id,
        ago,
      ]);
    await look(early, '2 days');
    await look(late, '1 hour');

    const VIEWED = 'GET /analytics/viewed-proposals-sales/:scope/:id';
    const viewed = async (as: TestPerson, scope: 'USER' | 'MANAGER', id: string) =>
      (await api.call(VIEWED, { as, params: params(scope, id) })).items;
    const items = await viewed(owner, 'MANAGER', owner.accountId);
    expect(items.map(({ _id }) => _id)).toEqual([late, early]);
    expect(items.map(({ _id }) => _id)).not.toContain(unseen);
    expect(items[0]).toMatchObject({
      count: 502,
      views: 3,
      power: 5.5,
      customer: { _id: customerId, name: 'Quem olhou' },
      sale: { _id: sale._id, type: 'SALES', status: 'IN_PROGRESS' },
    });
    expect(items[1]?.sale).toBeNull();
    expect(await viewed(owner, 'USER', vendor.userId)).toHaveLength(1);
    expect(await viewed(neighbour, 'MANAGER', neighbour.accountId)).toEqual([]);
    // Without the right to proposals there is nothing to tell.
    const refused = await api.refused(VIEWED, { as: newcomer, params: params('USER', newcomer.userId) });
    expect(refused.status).toBe(403);
  });

  test('[shell.home-034] the figures are answered at a second address too, for browsers that block the first', async () => {
    const { owner, neighbour } = api.people;
    const ask = (url: string, { token }: TestPerson = owner) =>
      api.send({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } });
    for (const name of [
      'customers-and-proposals-totals/MANAGER/ID',
      'gen-sales/MANAGER/ID',
      'closed-sales/MANAGER/ID',
      'sales-in-progress/MANAGER/ID/SALES',
      'viewed-proposals-sales/MANAGER/ID',
      'next-schedules/MANAGER/ID',
    ]) {
      const address = name.replace('ID', owner.accountId);
      const usual = await ask(`/api/analytics/${address}`);
      const second = await ask(`/api/home/figures/${address}`);
      expect(usual.statusCode).toBe(200);
      expect([second.statusCode, second.json()]).toEqual([200, usual.json()]);
      expect((await ask(`/api/home/figures/${address}`, neighbour)).statusCode).toBe(404);
    }
    expect((await ask('/api/home/figures/nothing')).statusCode).toBe(404);
  });

  describe('what open deals may earn', () => {
    const open = async (as: TestPerson, scope: 'USER' | 'MANAGER', id: string) => {
      const params = { scope, id, type: 'SALES' as const };
      const answer = await api.call('GET /analytics/sales-in-progress/:scope/:id/:type', { as, params });
      return [answer.totalPotProfit, answer.potProfitSales];
    };
    const pricing = (autoPricingType: 'SIMPLE' | 'DETAILED') =>
      api.query(
        `insert into settings (account_id, document) values ($1, jsonb_build_object('autoPricingType', $2::text))
          on conflict (account_id) do update set document = settings.document || excluded.document`,
        [api.people.owner.accountId, autoPricingType],
      );
    const getProfit = ({ revenueData }: Proposal) => revenueData?.profit ?? Number.NaN;
    let deal: BoardCard;
    let newest: Proposal;

    beforeAll(async () => {
      const { owner } = api.people;
      deal = await boards.addItem(owner, { name: 'Com propostas' });
      const link = (id: string, saleId: string) =>
        api.query('update proposals set sale_id = $1 where id = $2', [saleId, id]);
      const older = await createFinishedProposal(api, owner, boards.customerId);
      newest = await createFinishedProposal(api, owner, boards.customerId);
      const draft = await createReadyProposal(api, owner, boards.customerId);
      const ofLost = await createFinishedProposal(api, owner, boards.customerId);
      await api.query(
        `update proposals set data = jsonb_set(data, '{revenueData,profit}', '1234.56') where id = $1`,
        [newest._id],
      );
      newest = { ...newest, revenueData: newest.revenueData && { ...newest.revenueData, profit: 1_234.56 } };
      const lost = await boards.addItem(owner, { name: 'Perdido' });
      await api.query("update sales set status = 'LOST', closed_at = now() where id = $1", [lost._id]);
      for (const { _id } of [older, newest, draft]) await link(_id, deal._id);
      await link(ofLost._id, lost._id);
      await api.query("update proposals set registered_at = now() - interval '1 day' where id = $1", [
        older._id,
      ]);
    });

    test('[shell.home-033] is known under detailed pricing only', async () => {
      const { owner } = api.people;
      await pricing('SIMPLE');
      expect(await open(owner, 'MANAGER', owner.accountId)).toEqual([null, null]);
      await pricing('DETAILED');
      // Of the deal its newest finished proposal: not the older one, not the draft, not that of a lost deal.
      expect(await open(owner, 'MANAGER', owner.accountId)).toEqual([getProfit(newest), 1]);
    });

    test('[shell.home-032] is told to managers and to pricingEdit, each of the deals in sight', async () => {
      const { owner, vendor } = api.people;
      await pricing('DETAILED');
      expect(await open(vendor, 'USER', vendor.userId)).toEqual([null, null]);
      const may = (permissions: object) =>
        api.query('update users set permissions = permissions || $2 where id = $1', [
          vendor.userId,
          JSON.stringify(permissions),
        ]);
      await may({ pricingEdit: true });
      expect(await open(vendor, 'USER', vendor.userId)).toEqual([0, 0]);
      await may({ pricingEdit: false });
      expect(await open(owner, 'USER', owner.userId)).toEqual([getProfit(newest), 1]);
    });

    test('counts the proposal that the customer took before a newer one', async () => {
      const { owner } = api.people;
      await pricing('DETAILED');
      await api.query(
        `insert into agreed_proposals (account_id, proposal_id, reason)
          select account_id, id, 'ACCEPTED' from proposals where sale_id = $1 and finished order by registered_at limit 1`,
        [deal._id],
      );
      // The older one: R$ 14.700 for a kit of R$ 9.800.
      expect(await open(owner, 'MANAGER', owner.accountId)).toEqual([4_900, 1]);
    });
  });
});
