import { ONE_PIXEL_PNG } from '@girassol/api/test/form';
import { describeApi } from '@girassol/api/test/harness';
import { createTestSamples } from '@girassol/api/test/refusals/samples/samples';
import { enqueue } from '@girassol/api-platform/jobs';
import { toEpochMs, toIsoDate } from '@girassol/shared-domain';
import { TEST_TIMEOUTS_MS } from '@girassol/shared-domain/testing';
import { sql } from 'kysely';
import { listAccountTables } from '../account-archive/list-account-tables';
import { createBillingTester, createCardToken, type TestOwner } from '../billing/billing.testing';
import type { BillingContext } from '../billing/billing-context';
import { issueRenewal } from '../billing/steps/issue-renewal';
import type { StepRun } from '../billing/steps/step-run';
import { lockBillingState } from '../billing/subscription/billing-state';
import { createCollaboratorsTester } from '../collaborators/collaborators.testing';
import { hashPassword } from '../users/password';
import { retryDeletionsJob } from './closure-jobs';
import { billingTables, keptIfReferenced, keptRows } from './kept-rows';
import { tablesWithoutAccount } from './tables-without-account';

const READ = 'GET /users/closure/:userId';
const ASK = 'POST /users/closure/:userId';
const WITHDRAW = 'DELETE /users/closure/:userId';
const PASSWORD = 'Girassol2026';

interface Closable {
  accountId: string;
  userId: string;
  token: string;
}

describeApi('the end of an account', (api) => {
  const tester = createBillingTester(api);
  const own = (as: Closable) => ({ as, params: { userId: as.userId } });

  async function setPassword({ userId }: Closable): Promise<void> {
    await api.query('update users set password_hash = $1 where id = $2', [
      await hashPassword(PASSWORD),
      userId,
    ]);
  }

  async function ask(as: Closable, changed: { password?: string; accountName?: string } = {}) {
    const { accountName } = await api.call(READ, own(as));
    return { ...own(as), body: { password: PASSWORD, accountName, mainReason: 'Outro motivo', ...changed } };
  }

  async function openSubscriber(): Promise<TestOwner> {
    const owner = await tester.openByPix();
    await setPassword(owner);
    return owner;
  }

  const listMails = async (accountId: string, kind = 'account-closure') =>
    api.query<{ subject: string; to_address: string }>(
      'select subject, to_address from mail_outbox where account_id = $1 and kind = $2 order by id',
      [accountId, kind],
    );

  /** Moves the clock of an account on by days, and does what is due. */
  const moveDays = (as: Closable, days: number): Promise<void> => tester.move({ email: '', ...as }, days);

  const loadState = async (accountId: string): Promise<string | undefined> =>
    (
      await api.query<{ state: string }>('select state from account_closures where account_id = $1', [
        accountId,
      ])
    )[0]?.state;

  const countRows = async (table: string, accountId: string): Promise<number> =>
    (
      await api.query<{ count: number }>(
        `select count(*)::int as count from ${table} where ${table === 'accounts' ? 'id' : 'account_id'} = $1`,
        [accountId],
      )
    )[0]?.count ?? 0;

  test('the owner asks with the password and the name of the account; others are refused', async () => {
    const owner = await openSubscriber();
    expect(await api.refused(ASK, await ask(owner, { password: 'Errada2026' }))).toMatchObject({
      status: 400,
      fields: [{ path: 'password' }],
    });
    expect(await api.refused(ASK, await ask(owner, { accountName: 'Outra' }))).toMatchObject({
      status: 400,
      fields: [{ path: 'accountName' }],
    });
    const { vendor } = api.people;
    const body = { password: PASSWORD, accountName: 'Sol Nascente' };
    expect((await api.refused(ASK, { ...own(vendor), body })).status).toBe(403);
    expect((await api.refused(WITHDRAW, own(vendor))).status).toBe(403);
    expect((await api.call(READ, own(owner))).closure).toBeNull();
  });

  test('open charges are canceled, everybody is mailed when it is asked for, seven days and one day before', async () => {
    const owner = await openSubscriber();
    await tester.moveToDue(owner, -9);
    expect(await tester.loadOpenCharge(owner)).toBeDefined();
    // At noon by the clock of the account: reminders go out in the morning.
    await api.query('update account_clocks set offset_ms = offset_ms + $1 where account_id = $2', [
      toEpochMs(toIsoDate(Date.now()), '12:00') - Date.now(),
      owner.accountId,
    ]);
    const { closure, wouldEndOn } = await api.call(ASK, await ask(owner));
    expect(closure?.endsOn).toBe(wouldEndOn);
    // Twice is once.
    await api.call(ASK, await ask(owner));
    const overview = await tester.loadOverview(owner);
    expect(overview.payments.map(({ state }) => state)).toEqual(['canceled', 'paid']);
    expect(await listMails(owner.accountId)).toHaveLength(1);
    await moveDays(owner, 22);
    expect(await listMails(owner.accountId)).toHaveLength(1);
    await moveDays(owner, 2);
    expect(await listMails(owner.accountId)).toHaveLength(2);
    await moveDays(owner, 5);
    expect(await listMails(owner.accountId)).toHaveLength(3);
    expect(await countRows('users', owner.accountId)).toBe(1);
  });

  test('people who are invited are told too, and their invitations end with the account', async () => {
    const { invite, readToken, buildAcceptance } = createCollaboratorsTester(api);
    const owner = await openSubscriber();
    await api.query('delete from email_confirmations where account_id = $1', [owner.accountId]);
    const { _id, email } = await invite({ ...api.people.owner, ...owner });
    const token = await readToken(_id);
    await api.call(ASK, await ask(owner));
    expect((await listMails(owner.accountId)).map(({ to_address }) => to_address)).toContain(email);

    // The deletion breaks off after it has begun.
    await api.call('POST /users/logo/:userId', {
      ...own(owner),
      body: {},
      file: { name: 'marca.png', content: ONE_PIXEL_PNG },
    });
    const broken = jest.spyOn(api.app.files.store, 'delete').mockRejectedValueOnce(new Error('no disk'));
    await moveDays(owner, 31);
    broken.mockRestore();
    expect(await loadState(owner.accountId)).toBe('DELETING');
    expect((await api.refused('POST /users/invitation/accept', buildAcceptance(token))).status).toBe(410);
    await tester.retryJobs();
  });

  test('a person who is away does not keep the deputy from being deleted', async () => {
    const owner = await openSubscriber();
    const [absent, deputy] = [crypto.randomUUID(), crypto.randomUUID()];
    for (const id of [deputy, absent])
      await api.query(
        `insert into users (account_id, id, email, password_hash, type, name, away_from, away_until, deputy_id)
         values ($1, $2, $3, 'x', 'VENDOR', 'Ana', $4, $4, $5)`,
        [
          owner.accountId,
          id,
          `${id}@girassol.test`,
          ...(id === absent ? ['2026-12-01', deputy] : [null, null]),
        ],
      );
    // Kept for six months, and so is the person.
    await api.query(
      `insert into access_records (account_id, id, user_id, event, ip, user_agent)
       values ($1, gen_random_uuid(), $2, 'login', '', '')`,
      [owner.accountId, absent],
    );
    await api.call(ASK, await ask(owner));
    await moveDays(owner, 31);
    expect(await loadState(owner.accountId)).toBe('DELETED');
    expect(await api.query('select id from users where id = any($1::uuid[])', [[absent, deputy]])).toEqual([
      { id: absent },
    ]);
  });

  test('while it waits, the session of everybody of the account names the day', async () => {
    const { owner, vendor } = api.people;
    await setPassword(owner);
    const loadDay = async (as: Closable) =>
      (await api.call('POST /users/token-login', { as, body: {} })).closesOn;
    expect(await loadDay(vendor)).toBeNull();
    const { closure } = await api.call(ASK, await ask(owner));
    expect(await loadDay(owner)).toBe(closure?.endsOn);
    expect(await loadDay(vendor)).toBe(closure?.endsOn);
    expect(await loadDay(api.people.neighbour)).toBeNull();
    await api.call(WITHDRAW, own(owner));
    expect(await loadDay(vendor)).toBeNull();
  });

  test('it is taken back: nothing is deleted, and the subscription goes on', async () => {
    const owner = await openSubscriber();
    await api.call(ASK, await ask(owner));
    const { closure } = await api.call(WITHDRAW, own(owner));
    expect(closure).toBeNull();
    expect((await tester.loadOverview(owner)).subscription?.canceledOn).toBeNull();
    expect((await listMails(owner.accountId)).map(({ subject }) => subject)[1]).toMatch(/continua$/);
    await moveDays(owner, 31);
    const [account] = await api.query<{ status: string }>('select status from accounts where id = $1', [
      owner.accountId,
    ]);
    expect(account?.status).not.toBe('CANCELED');
    const sessions = await countRows('sessions', owner.accountId);
    expect(sessions).toBeGreaterThan(0);
  });

  test('while it waits, nothing of the subscription is resumed, charged or said to be kept', async () => {
    const owner = await openSubscriber();
    await api.call(ASK, await ask(owner));
    const order = { ...own(owner), params: { id: owner.userId } };
    const body = { vendorsAmount: 2, frontPrice: 149 };
    const refusals = [
      await api.refused('DELETE /signup/user-status/:userId', own(owner)),
      await api.refused('POST /signup/renovation-pix/:id', { ...order, body }),
      await api.refused('POST /signup/renovation-bill/:id', { ...order, body }),
      await api.refused('POST /signup/renovation-card/:id', {
        ...order,
        body: { ...body, cardData: { token: createCardToken('approved') } },
      }),
      await api.refused('POST /signup/upgrade-pix/:id', { ...order, body }),
      await api.refused('POST /signup/automatic-pix/:userId', own(owner)),
    ];
    for (const refusal of refusals)
      expect(refusal).toMatchObject({
        status: 409,
        message: expect.stringContaining('em Configurações, Baixar ou encerrar'),
      });
    const charges = await api.query<{ state: string }>('select state from charges where account_id = $1', [
      owner.accountId,
    ]);
    expect(charges).toEqual([{ state: 'paid' }]);
    expect((await tester.loadOverview(owner)).subscription?.canceledOn).not.toBeNull();
    expect(await tester.countMails(owner.accountId, 'subscription-canceled')).toBe(0);

    await api.call(WITHDRAW, own(owner));
    await api.call('POST /signup/renovation-pix/:id', { ...order, body });
  });

  test('a period that runs out before it has no mail of its own, and a step that was due issues nothing', async () => {
    const owner = await openSubscriber();
    await tester.moveToDue(owner, -14);
    await api.call(ASK, await ask(owner));
    await api.database.asAccount(owner, async (tx) =>
      issueRenewal({
        context: { app: api.app, own: { payments: {} } } as unknown as BillingContext,
        tx,
        state: await lockBillingState(tx, owner.accountId),
      } as StepRun),
    );
    await moveDays(owner, 20);
    const kinds = (await tester.listMails(owner.accountId)).map(({ kind }) => kind);
    expect(kinds).not.toContain('subscription-ended');
    expect(await countRows('charges', owner.accountId)).toBe(1);
  });

  test('an import that runs ends first', async () => {
    const owner = await openSubscriber();
    await api.call(ASK, await ask(owner));
    await api.query(
      `insert into jobs (id, account_id, kind, payload, priority, heavy, due_at, order_at, max_attempts, state, lease, lease_until)
       values (gen_random_uuid(), $1, 'imports.write', '{}', 'NORMAL', false, now() + interval '1 hour', now(), 3, 'RUNNING', gen_random_uuid(),
         now() + interval '1 hour')`,
      [owner.accountId],
    );
    await moveDays(owner, 31);
    expect(await countRows('sessions', owner.accountId)).toBeGreaterThan(0);
    await api.query("delete from jobs where account_id = $1 and state = 'RUNNING'", [owner.accountId]);
    await tester.retryJobs();
    expect(await countRows('sessions', owner.accountId)).toBe(0);
  });

  test('a deletion that was broken off goes on where it ended', async () => {
    const owner = await openSubscriber();
    await api.call('POST /users/logo/:userId', {
      ...own(owner),
      body: {},
      file: { name: 'marca.png', content: ONE_PIXEL_PNG },
    });
    await api.call(ASK, await ask(owner));
    const broken = jest.spyOn(api.app.files.store, 'delete').mockRejectedValueOnce(new Error('no disk'));
    await moveDays(owner, 31);
    expect(broken).toHaveBeenCalledTimes(1);
    expect(await loadState(owner.accountId)).toBe('DELETING');
    expect((await api.refused(READ, own(owner))).status).toBe(401);
    await tester.retryJobs();
    expect(await loadState(owner.accountId)).toBe('DELETED');
    expect(await countRows('stored_files', owner.accountId)).toBe(0);
  });

  test('of an account with many customers no statement changes more than a portion of them', async () => {
    const owner = await openSubscriber();
    const { accountId } = owner;
    await api.query(
      `insert into customers (account_id, id, owner_id, name, document, email, updated_by)
       select $1, gen_random_uuid(), $2, 'Ana Souza', '', 'ana' || n || '@exemplo.com.br', $2
       from generate_series(1, 2500) n`,
      [accountId, owner.userId],
    );
    await api.query(
      `insert into archive_folders (account_id, id, customer_id, name, position)
       select account_id, gen_random_uuid(), id, 'Contrato', 1 from customers where account_id = $1 order by id limit 1500`,
      [accountId],
    );
    await api.query(`create function refuse_many() returns trigger language plpgsql as $$
      begin
        if (select count(*) from changed) > 1000 then raise exception 'too many at once'; end if;
        return null;
      end $$`);
    await api.query(`create trigger refuse_many after update on customers referencing new table as changed
      for each statement execute function refuse_many()`);
    // In place of 1,500 contracts that were signed.
    const kept: Record<string, unknown> = keptRows;
    kept.archive_folders = sql`true`;
    try {
      await api.call(ASK, await ask(owner));
      await moveDays(owner, 31);
      expect(await loadState(accountId)).toBe('DELETED');
      expect(
        await api.query(
          'select name, email, count(*)::int as count from customers where account_id = $1 group by name, email',
          [accountId],
        ),
      ).toEqual([{ name: 'Cliente apagado', email: '', count: 1_500 }]);
    } finally {
      delete kept.archive_folders;
      await api.query('drop function refuse_many cascade');
    }
  });

  test('a deletion that gave up is seen by operators, and begins again by itself', async () => {
    const owner = await openSubscriber();
    const { accountId } = owner;
    await api.call('POST /users/logo/:userId', {
      ...own(owner),
      body: {},
      file: { name: 'marca.png', content: ONE_PIXEL_PNG },
    });
    await api.call(ASK, await ask(owner));
    await api.query("update jobs set max_attempts = 1 where account_id = $1 and kind = 'account.delete'", [
      accountId,
    ]);
    jest.spyOn(api.app.files.store, 'delete').mockRejectedValueOnce(new Error('no disk'));
    await moveDays(owner, 31);
    const { jobs } = await api.call('GET /operation/jobs/list/:state/:multiplier', {
      as: api.people.admin,
      params: { state: 'FAILED', multiplier: 1 },
      query: { kind: 'account.delete' },
    });
    expect(jobs).toMatchObject([{ account: { _id: accountId }, error: 'no disk' }]);
    expect(api.app.jobs.periods.map(({ kind }) => kind)).toContain(retryDeletionsJob);
    await api.database.asSystem((tx) => enqueue(tx, retryDeletionsJob, { accountId: null, payload: {} }));
    await tester.runJobs();
    expect(await loadState(accountId)).toBe('DELETED');
  });

  test('a dispute after it is booked, and revives nothing', async () => {
    const owner = await openSubscriber();
    const { accountId } = owner;
    const page = (await tester.loadOverview(owner)).payments[0]?.demonstrationPage ?? null;
    await api.call(ASK, await ask(owner));
    await moveDays(owner, 31);
    expect(await countRows('received_payments', accountId)).toBe(1);
    const load = async () => ({
      accounts: await api.query('select status, status_ok from accounts where id = $1', [accountId]),
      jobs: await api.query('select kind, state from jobs where account_id = $1 order by kind, id', [
        accountId,
      ]),
    });
    const before = await load();
    expect(before.accounts).toEqual([{ status: 'CANCELED', status_ok: false }]);
    await tester.act(page, 'contestar');
    expect(await tester.sumBook(accountId, 'bank')).toBe(0);
    await tester.act(page, 'contestacaoGanha');
    expect(await tester.sumBook(accountId, 'bank')).toBe(44_900);
    expect(await load()).toEqual(before);

    for (let year = 0; year < 5; year += 1) await moveDays(owner, 366);
    for (const table of billingTables)
      expect({ table, rows: await countRows(table, accountId) }).toEqual({ table, rows: 0 });
  });

  test('every table of the catalogue belongs to accounts, or has a reason to outlive them', async () => {
    const ofAccounts = await api.database.asAccount(api.people.owner, listAccountTables);
    const all = await api.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    );
    const without = all
      .map(({ name }) => name)
      .filter((name) => !ofAccounts.some((table) => table.name === name));
    const known = Object.keys(tablesWithoutAccount);
    expect(without.filter((name) => !/^kysely_/.test(name)).sort()).toEqual(known.sort());
  });

  test(
    'by the clock everything but what is kept apart is deleted, also its files, and its people are signed out',
    async () => {
      const { owner } = api.people;
      const { accountId } = owner;
      await createTestSamples(api);
      // Chromium takes seconds for each, and this is about rows.
      await api.query("delete from jobs where kind = 'proposals.print'");
      await api.app.jobs.runDue();
      await setPassword(owner);
      // Work that runs would be waited for.
      await api.query("update imports set state = 'FAILED' where account_id = $1", [accountId]);
      await api.query('delete from jobs');
      const files = await api.query<{ id: string }>('select id from stored_files where account_id = $1', [
        accountId,
      ]);
      const neighbours = await countRows('customers', api.people.neighbour.accountId);
      for (const { userId, email } of [owner, api.people.neighbour])
        await api.query(
          `insert into override_permissions (id, environment, user_id, email, remotes, expires_at, by, why)
           values (gen_random_uuid(), 'production', $1, $2, '{}', now() + interval '1 day', 'x', 'x')`,
          [userId, email],
        );
      await api.call(ASK, await ask(owner));
      await moveDays(owner, 31);

      const testers = await api.query(
        'select email, ended_at is null as holds from override_permissions order by email',
      );
      expect(testers).toEqual([
        { email: 'conta apagada', holds: false },
        { email: api.people.neighbour.email, holds: true },
      ]);
      expect((await api.refused(READ, own(owner))).status).toBe(401);
      const tables = await api.database.asAccount({ accountId }, listAccountTables);
      for (const { name } of tables) {
        const kept = keptRows[name];
        if (kept || keptIfReferenced.some((one) => one === name)) continue;
        expect({ name, rows: await countRows(name, accountId) }).toEqual({ name, rows: 0 });
      }
      for (const [name, kept] of Object.entries(keptRows)) {
        if (name === 'accounts' || !tables.some((table) => table.name === name)) continue;
        const { rows } = await api.database.asAccount({ accountId }, (tx) =>
          sql<{ count: number }>`select count(*)::int as count from ${sql.table(name)} t
            where t.account_id = ${accountId} and not (${kept})`.execute(tx),
        );
        expect({ name, rows: rows[0]?.count }).toEqual({ name, rows: 0 });
      }
      const keptFiles = await api.query<{ id: string }>('select id from stored_files where account_id = $1', [
        accountId,
      ]);
      for (const { id } of files) {
        const isKept = keptFiles.some((file) => file.id === id);
        expect({ id, exists: await api.app.files.store.exists(id) }).toEqual({ id, exists: isKept });
      }
      expect(await countRows('billing_entries', accountId)).toBeGreaterThan(0);
      const people = await api.query<{ email: string }>('select email from users where account_id = $1', [
        accountId,
      ]);
      expect(people.every(({ email }) => email.endsWith('@conta-encerrada.invalid'))).toBe(true);
      const customers = await api.query<{ name: string }>(
        'select distinct name from customers where account_id = $1',
        [accountId],
      );
      expect(customers.filter(({ name }) => name !== 'Cliente apagado')).toEqual([]);
      expect(await countRows('customers', api.people.neighbour.accountId)).toBe(neighbours);

      for (let year = 0; year < 5; year += 1) await moveDays(owner, 366);
      expect(await countRows('billing_entries', accountId)).toBe(0);
      expect(await countRows('charges', accountId)).toBe(0);
    },
    TEST_TIMEOUTS_MS.process,
  );
});
