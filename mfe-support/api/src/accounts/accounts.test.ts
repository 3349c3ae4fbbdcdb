import { describeApi } from '@girassol/api/test/harness';
import type { RequestQuery } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { createTicketTester } from '../tickets/tickets.testing';

const LIST = 'GET /operation/accounts/overview/:multiplier';

describeApi('the list of all accounts', (api) => {
  const list = async (query: RequestQuery<typeof LIST> = {}, multiplier = 1) =>
    api.call(LIST, { as: api.people.admin, params: { multiplier }, query });
  const listNames = async (query: RequestQuery<typeof LIST> = {}) =>
    (await list(query)).accounts.map(({ name }) => name);

  test('names state, plan, owner, last sign-in and open tickets', async () => {
    const { owner } = api.people;
    const tickets = createTicketTester(api);
    const { _id: answered } = await tickets.open(owner);
    await tickets.answer(answered);
    await tickets.open(owner);
    await api.query(
      `insert into access_records (account_id, id, user_id, at, event, ip, user_agent) values
       ($1, gen_random_uuid(), $2, '2026-11-20T12:00:00Z', 'login', '', ''),
       ($1, gen_random_uuid(), $2, '2026-11-21T12:00:00Z', 'password', '', '')`,
      [owner.accountId, owner.userId],
    );
    const { accounts } = await list({ search: 'sol nasc' });
    expect(accounts).toMatchObject([
      {
        _id: owner.accountId,
        name: 'Sol Nascente',
        signupPlan: 'ENTERPRISE',
        state: 'ACTIVE',
        owner: { email: owner.email },
        lastSignIn: Date.parse('2026-11-20T12:00:00Z'),
        openTickets: 1,
      },
    ]);
  });

  test('is searched by name, login and id, and filtered by state and plan', async () => {
    const { neighbour, unpaid, basic } = api.people;
    expect(await listNames({ search: 'VIZÍNHA' })).toEqual(['Vizinha']);
    expect(await listNames({ search: neighbour.email })).toEqual(['Vizinha']);
    expect(await listNames({ search: neighbour.accountId })).toEqual(['Vizinha']);
    expect(await listNames({ search: '%' })).toEqual([]);
    const irregular = await list({ state: 'IRREGULAR' });
    expect(irregular.accounts.map(({ _id }) => _id)).toEqual([unpaid.accountId]);
    expect(irregular.total).toBe(1);
    const ofPlan = await list({ plan: 'BASIC' });
    expect(ofPlan.accounts.map(({ _id }) => _id)).toContain(basic.accountId);
    expect(new Set(ofPlan.accounts.map(({ signupPlan }) => signupPlan))).toEqual(new Set(['BASIC']));
  });

  test('is ordered by name, age, last sign-in and open tickets, and read in pages', async () => {
    const names = await listNames();
    expect(names).toEqual([...names].sort());
    expect((await listNames({ order: 'TICKETS' }))[0]).toBe('Sol Nascente');
    expect((await listNames({ order: 'SIGN_IN' }))[0]).toBe('Sol Nascente');
    await api.query("update accounts set created_at = now() + interval '1 day' where name = 'Vizinha'");
    expect((await listNames({ order: 'NEWEST' }))[0]).toBe('Vizinha');
    await api.query(`insert into accounts (id, name, signup_plan, status_ok, status)
      select gen_random_uuid(), 'Zeta ' || n, 'CRM', true, 'ACTIVE' from generate_series(10, 34) n`);
    const first = await list({ search: 'zeta' });
    expect(first).toMatchObject({ total: 25, hasMoreItems: true });
    const second = await list({ search: 'zeta' }, 2);
    expect(second.accounts.map(({ name }) => name)).toEqual([
      'Zeta 30',
      'Zeta 31',
      'Zeta 32',
      'Zeta 33',
      'Zeta 34',
    ]);
    expect(second.hasMoreItems).toBe(false);
  });

  test('has what waits for its deletion, and neither what is deleted nor what nobody has paid', async () => {
    const { basic } = api.people;
    const close = (state: string) =>
      api.query(
        `insert into account_closures (account_id, id, user_id, requested_by, ends_on, reasons, canceled_subscription, state)
         values ($1, gen_random_uuid(), $2, 'x', '2026-12-20', '[]', false, $3)
         on conflict (account_id) do update set state = excluded.state`,
        [basic.accountId, basic.userId, state],
      );
    await close('WAITING');
    expect((await list({ state: 'CLOSING' })).accounts.map(({ _id }) => _id)).toEqual([basic.accountId]);
    await close('DELETED');
    expect((await list({ search: basic.accountId })).accounts).toEqual([]);
    await api.query('delete from account_closures');
  });

  test('is empty for the database function of anybody else', async () => {
    const { owner } = api.people;
    const { rows } = await api.database.asAccount(owner, (tx) =>
      sql`select * from list_account_overviews('', null, null, 'NAME', true, 0, 20)`.execute(tx),
    );
    expect(rows).toEqual([]);
  });
});
