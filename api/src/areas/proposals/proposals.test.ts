import { createTestBoards, type TestBoards } from '../../../test/boards';
import { describeApi } from '../../../test/harness';
import { beginProposal, createFinishedProposal, sampleConsumption } from '../../../test/proposals';
import type { TestPerson } from '../../../test/test-people';

const OF_CUSTOMER = 'GET /proposals/customer/:cid/:multiplier';
const SEARCH = 'POST /proposals/filtered/:userId/:multiplier';

describeApi('lists of proposals', (api) => {
  let boards: TestBoards;
  beforeAll(async () => {
    boards = await createTestBoards(api);
    await api.query(
      `insert into proposals (account_id, id, front_id, count, finished, views, power, final_price_cents, validity_date,
         customer_id, user_id, registered_at)
       select account_id, gen_random_uuid(), 'front' || n, case when n > 1 then n end, n > 1, n - 2, 5.5, n * 100050,
         case when n > 11 then '2030-01-01' else '2020-01-01' end::date, id, owner_id, now() - (100 - n) * interval '1 minute'
       from customers, generate_series(1, 12) n where id = $1`,
      [boards.customerId],
    );
    await api.query("update proposals set views = greatest(views, 0) where front_id like 'front%'");
  });

  const ofCustomer = (as: TestPerson, multiplier = 1, cid = boards.customerId) =>
    api.call(OF_CUSTOMER, { as, params: { cid, multiplier } });
  const getStatus = async (as: TestPerson) =>
    (await api.refused(OF_CUSTOMER, { as, params: { cid: boards.customerId, multiplier: 1 } })).status;
  const search = (as: TestPerson, body: object, fetchId = as.accountId) =>
    api.call(SEARCH, { as, params: { userId: as.userId, multiplier: 1 }, body: { fetchId, ...body } });
  const counts = async (body: object) =>
    (await search(api.people.owner, body)).proposals.map(({ count }) => count);

  test('a page of a customer, newest first, with what lists show', async () => {
    const { owner } = api.people;
    const page = await ofCustomer(owner);
    expect([page.proposals.length, page.hasMoreItems]).toEqual([10, true]);
    expect(page.proposals[0]).toMatchObject({
      frontId: 'front12',
      count: 12,
      finished: true,
      views: 10,
      power: 5.5,
      finalPrice: 12_006,
      validityDate: '2030-01-01',
      user: { _id: owner.userId, personalData: { name: 'dono' } },
      customer: { name: 'Maria da Conceição' },
      linkedWorks: 0,
      saleId: null,
    });
    const last = await ofCustomer(owner, 2);
    expect(last.proposals.map((proposal) => proposal.count)).toEqual([2, null]);
    expect(last.hasMoreItems).toBe(false);
  });

  test('[boards-029] needs proposalsList or the manager rights, and a customer one may see', async () => {
    const { vendor, colleague, supervisor, neighbour } = api.people;
    expect(await getStatus(colleague)).toBe(403);
    expect(await getStatus(vendor)).toBe(404);
    expect(await getStatus(neighbour)).toBe(404);
    expect((await ofCustomer(supervisor)).proposals).toHaveLength(10);
    await boards.addItem(api.people.owner, { vendor: vendor.userId });
    expect((await ofCustomer(vendor)).proposals).toHaveLength(10);
  });

  test('[proposals-029] the list needs proposalsList of a vendor, who sees own and led proposals', async () => {
    const { owner, vendor, colleague, newcomer } = api.people;
    const list = (as: TestPerson, userId: string) => ({ as, params: { userId, multiplier: 1 } });
    const LIST = 'GET /proposals/paginated/:userId/:multiplier';
    expect((await api.refused(LIST, list(newcomer, newcomer.userId))).status).toBe(403);
    expect((await api.call(LIST, list(vendor, vendor.userId))).proposals).toEqual([]);
    expect((await api.refused(LIST, list(vendor, owner.accountId))).status).toBe(403);
    const own = await beginProposal(api, vendor, await boards.addCustomer(vendor, 'Cliente próprio'));
    expect((await api.call(LIST, list(vendor, vendor.userId))).proposals).toMatchObject([{ _id: own._id }]);
    expect((await api.call(LIST, list(vendor, colleague.userId))).proposals).toEqual([]);
    expect((await api.call(LIST, list(owner, owner.accountId))).hasMoreItems).toBe(true);
  });

  test('an account in bad standing keeps looking at its list; a calculator-only client has none', async () => {
    const { unpaid, calculator } = api.people;
    expect((await search(unpaid, {})).proposals).toEqual([]);
    const refusal = { as: calculator, params: { userId: calculator.userId, multiplier: 1 }, body: {} };
    expect((await api.refused(SEARCH, refusal)).status).toBe(403);
  });

  test('searched by number and by customer, without regard to accents', async () => {
    expect(await counts({ searchValue: '#00012' })).toEqual([12]);
    expect(await counts({ searchValue: '7' })).toEqual([7]);
    expect((await counts({ searchValue: 'conceicao' })).length).toBe(10);
    expect(await counts({ searchValue: 'ninguém assim' })).toEqual([]);
  });

  test('the list tells what all of its pages come to, and is ordered by what is asked, drafts last', async () => {
    const { owner } = api.people;
    const of = { searchValue: 'conceicao' };
    const { proposals, totals } = await search(owner, {
      ...of,
      orderBy: 'PRICE',
      ascending: true,
      pageSize: 50,
    });
    const prices = proposals.map(({ finalPrice }) => finalPrice).filter(Boolean);
    expect(prices).toEqual([...prices].sort((one, other) => one - other));
    expect(totals.count).toBe(12);
    expect(totals.finalPrice).toBeCloseTo(
      proposals.reduce((sum, { finalPrice }) => sum + finalPrice, 0),
      2,
    );
    expect(totals.power).toBeCloseTo(
      proposals.reduce((sum, { power }) => sum + power, 0),
      2,
    );
    const page = await search(owner, { ...of, pageSize: 10 });
    expect(page.totals).toEqual(totals);
    const byNumber = await counts({ ...of, orderBy: 'NUMBER', pageSize: 50 });
    expect(byNumber).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, null]);
    expect(await counts({ ...of, orderBy: 'NUMBER', ascending: true, pageSize: 10 })).toEqual([
      2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
    ]);
    for (const orderBy of ['CUSTOMER', 'POWER', 'VIEWS', 'VALIDITY'])
      expect((await search(owner, { ...of, orderBy, pageSize: 50 })).proposals).toHaveLength(12);
    const views = (await search(owner, { ...of, orderBy: 'VIEWS', pageSize: 50 })).proposals.map(
      (one) => one.views,
    );
    expect(views).toEqual([...views].sort((one, other) => other - one));
    expect((await search(api.people.neighbour, of)).totals).toEqual({ count: 0, power: 0, finalPrice: 0 });
  });

  test('[shell-012] seen as a team: its members’ proposals, and a new one is the own one', async () => {
    const { owner, vendor, teamId } = api.people;
    const cidOfMember = await boards.addCustomer(vendor, 'De quem é da equipe');
    const ofMember = await beginProposal(api, vendor, cidOfMember);
    const params = { userId: teamId, multiplier: 1 };
    const { proposals } = await api.call(SEARCH, { as: owner, params, body: { fetchId: teamId } });
    expect(proposals.map(({ _id }) => _id)).toContain(ofMember._id);
    expect(proposals.every(({ user }) => user?._id !== owner.userId)).toBe(true);
    const cid = await boards.addCustomer(owner, 'Visto pela equipe');
    const { proposal } = await api.call('POST /proposals/step-1/:cid/:userId', {
      as: owner,
      params: { cid, userId: teamId },
      body: sampleConsumption,
    });
    expect(proposal.userData._id).toBe(owner.userId);
  });

  test('by state: drafts, finished, viewed, expired', async () => {
    const by = (filter1Value: string) =>
      counts({ searchValue: 'conceicao', filter1Active: true, filter1Value, pageSize: 50 });
    expect(await by('DRAFT')).toEqual([null]);
    expect((await by('FINISHED')).length).toBe(11);
    expect((await by('VIEWED')).length).toBe(10);
    expect((await by('EXPIRED')).length).toBe(10);
    expect((await by('ALL')).length).toBe(12);
  });

  test('one proposal by id and by frontId; of a colleague or the neighbour it is as absent', async () => {
    const { owner, vendor, neighbour, newcomer } = api.people;
    const proposal = await createFinishedProposal(api, owner, await boards.addCustomer(owner, 'Outra'));
    for (const pid of [proposal._id, proposal.frontId]) {
      const found = await api.call('GET /proposals/single/:pid', { as: owner, params: { pid } });
      expect(found.proposal._id).toBe(proposal._id);
      for (const [as, status] of [
        [vendor, 404],
        [neighbour, 404],
        [newcomer, 403],
      ] as const) {
        expect((await api.refused('GET /proposals/single/:pid', { as, params: { pid } })).status).toBe(
          status,
        );
      }
    }
  });
});
