import { randomUUID } from 'node:crypto';
import { openServerDatabase } from '@girassol/api-platform/database/server';
import pg from 'pg';
import { migrations } from '../src/modules';
import { testPostgresUrl } from './databases';

/** Last migration before payments had rows of their own. */
const BEFORE = '20261126-1544-leads';
const describeOnServer = testPostgresUrl ? describe : describe.skip;

describeOnServer('payments that were posted before they had rows of their own', () => {
  // The run drops it if this file does not.
  const name = `girassol_test_${process.env.GIRASSOL_TEST_RUN}_${process.pid}_earlier`;
  const admin = new pg.Client({ connectionString: testPostgresUrl });
  const own = new URL(testPostgresUrl ?? 'postgres://nowhere');
  beforeAll(async () => {
    await admin.connect();
    await admin.query(`create role ${name} login createrole password '${name}'`);
    await admin.query(`grant ${name} to current_user`);
    await admin.query(`create database ${name} owner ${name}`);
    own.pathname = `/${name}`;
  });
  afterAll(async () => {
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.end();
  });

  test('are taken over from the ledger, and their charges know payer and what the bank was asked for', async () => {
    const asOwner = new URL(own);
    asOwner.username = name;
    asOwner.password = name;
    const open = (upTo: string | null) =>
      openServerDatabase({
        url: asOwner.href,
        poolSize: 2,
        migrations: Object.fromEntries(
          Object.entries(migrations).filter(([migration]) => upTo === null || migration <= upTo),
        ),
      });
    await (await open(BEFORE)).close();
    const reader = new pg.Client({ connectionString: own.href });
    await reader.connect();
    const [account, charge] = [randomUUID(), randomUUID()];
    await reader.query("insert into accounts (id, name, signup_plan) values ($1, 'Sol', 'BASIC')", [account]);
    await reader.query(
      `insert into subscriptions (account_id, plan_id, vendors, months_per_period, method, payer)
       values ($1, 1, 2, 12, 'pix', '{"name":"Ana"}')`,
      [account],
    );
    await reader.query(
      `insert into charges (account_id, id, kind, plan_id, vendors, months_per_period, lines, amount_cents, plan_cents,
         due_on, method, state, pay_token, provider, reference, paid_at)
       values ($1, $2, 'signup', 1, 2, 12, '[]', 100, 100, '2026-11-01', 'pix', 'paid', 'x', 'demonstration', 'r', now())`,
      [account, charge],
    );
    const post = (eventKey: string, cents: number) =>
      reader.query(
        `with posting as (select gen_random_uuid() as id)
         insert into billing_entries (account_id, id, posting_id, event_key, book, cents, charge_id, on_day, why)
         select $1, gen_random_uuid(), posting.id, $2, side.book, side.cents, $4, '2026-11-01', 'x'
         from posting, (values ('bank', $3::bigint), ('credit', -$3::bigint)) side (book, cents)`,
        [account, eventKey, cents, charge],
      );
    await post('payment:demonstration:a', 100);
    await post('payment:demonstration:b', 100);
    await post('payment:demonstration:c', 100);
    await post('dispute:demonstration:b', -100);
    await post('refund:demonstration:r1', -130);

    await (await open(null)).close();
    const { rows } = await reader.query(
      `select payment_id, cents::int, back_cents::int, is_disputed from received_payments order by payment_id`,
    );
    expect(rows).toEqual([
      { payment_id: 'a', cents: 100, back_cents: 100, is_disputed: false },
      { payment_id: 'b', cents: 100, back_cents: 100, is_disputed: true },
      { payment_id: 'c', cents: 100, back_cents: 30, is_disputed: false },
    ]);
    const after = await reader.query('select payer, codes_asked_at, debit_asked_at from charges');
    expect(after.rows).toEqual([
      { payer: { name: 'Ana' }, codes_asked_at: expect.any(Date), debit_asked_at: null },
    ]);
    const walls = await reader.query(
      "select relforcerowsecurity as forced from pg_class where relname = 'charges'",
    );
    expect(walls.rows).toEqual([{ forced: true }]);
    await reader.end();
  }, 60_000);
});
