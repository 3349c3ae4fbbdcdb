import { type TestBoards, testBoards } from '../../test/boards';
import { describeApi } from '../../test/harness';
import type { Person } from '../../test/people';

const LIST = 'GET /proposals/customer/:cid/:multiplier';

describeApi('proposals of a customer', (api) => {
  let boards: TestBoards;
  beforeAll(async () => {
    boards = await testBoards(api);
    await api.query(
      `insert into proposals (account_id, id, front_id, count, finished, views, power, final_price_cents, validity_date,
         customer_id, user_id, registered_at)
       select account_id, gen_random_uuid(), 'front' || n, case when n > 1 then n end, n > 1, n, 5.5, n * 100050,
         '2030-01-01', id, owner_id, now() + n * interval '1 minute'
       from customers, generate_series(1, 12) n where id = $1`,
      [boards.customerId],
    );
  });

  const list = (as: Person, multiplier = 1, cid = boards.customerId) =>
    api.call(LIST, { as, params: { cid, multiplier } });
  const statusOf = async (as: Person) =>
    (await api.refused(LIST, { as, params: { cid: boards.customerId, multiplier: 1 } })).status;

  test('a page, newest first, with what lists show', async () => {
    const { owner } = api.people;
    const page = await list(owner);
    expect([page.proposals.length, page.hasMoreItems]).toEqual([10, true]);
    expect(page.proposals[0]).toMatchObject({
      frontId: 'front12',
      count: 12,
      finished: true,
      views: 12,
      power: 5.5,
      finalPrice: 12_006,
      validityDate: '2030-01-01',
      user: { _id: owner.userId, personalData: { name: 'dono' } },
    });
    const last = await list(owner, 2);
    expect(last.proposals.map((proposal) => proposal.count)).toEqual([2, null]);
    expect(last.hasMoreItems).toBe(false);
  });

  test('[boards-029] needs proposalsList or the manager rights, and a customer one may see', async () => {
    const { vendor, colleague, supervisor, neighbour } = api.people;
    expect(await statusOf(colleague)).toBe(403);
    expect(await statusOf(vendor)).toBe(404);
    expect(await statusOf(neighbour)).toBe(404);
    expect((await list(supervisor)).proposals).toHaveLength(10);
    await boards.addItem(api.people.owner, { vendor: vendor.userId });
    expect((await list(vendor)).proposals).toHaveLength(10);
  });
});
