import { randomInt } from 'node:crypto';
import type pg from 'pg';
import { connectAsDatabaseOwner } from './lib/demo-bank';
import { fillSubscriptions, MONTHLY_CENTS } from './lib/fill-subscriptions';
import {
  type BankChange,
  changeAtBank,
  createPaymentEvent,
  loadPaymentKey,
  measureUnbalancedPostings,
  type PaymentEvent,
  sendPaymentEvent,
  waitUntilEventsRead,
} from './lib/payment-events';
import { buildLoadFigure, type MeasuredFigure, recordFigures } from './lib/results';
import { createServerWorkspace, openWorkspaceDatabase, startServer } from './lib/server';

// Events of payments, each sent three times and in any order, to three processes of one database: their ledgers, compared
// with those of accounts whose events came once and in order.
//   pnpm bench billing-events [1000 events]

const PORTS = [18_811, 18_812, 18_813];
const [count = 1_000] = process.argv.slice(2).map(Number).filter(Boolean);
const SENT_AT_ONCE = 30;
const TIMES = 3;
const EVENTS_OF_A_CHARGE = 4;

const pay = (payment: number, cents = MONTHLY_CENTS): BankChange => ({ kind: 'pay', payment, cents });
const refund = (payment: number, cents = MONTHLY_CENTS): BankChange => ({ kind: 'refund', payment, cents });

/** Lives of a charge: paid twice and given back, paid wrongly at first, paid and disputed. */
const lives: readonly (readonly BankChange[])[] = [
  [pay(1), pay(2), refund(2), pay(3)],
  [pay(1, MONTHLY_CENTS - 100), pay(2), refund(1, MONTHLY_CENTS - 100), pay(3, 50)],
  [pay(1), pay(2), { kind: 'dispute', payment: 2 }, refund(1)],
];

interface Ledger {
  books: string;
  money: string;
  state: string;
}

/** Loads for each account what its books add up to, which money came and went, and how the account stands. */
async function loadLedgers(database: pg.Client, accountIds: readonly string[]): Promise<Ledger[]> {
  const { rows } = await database.query<Ledger>(
    `select
       (select string_agg(book || ' ' || cents, ', ' order by book) from (
         select book, sum(cents) as cents from billing_entries e where e.account_id = a.id group by book
         having sum(cents) <> 0) b) as books,
       (select string_agg(event_key || ' ' || cents, ', ' order by event_key) from billing_entries e
         where e.account_id = a.id and e.book = 'bank' and e.event_key not like 'payment:________-%') as money,
       a.status || ' ' || (select string_agg(c.state, ' ' order by c.period_start) from charges c where c.account_id = a.id)
         as state
     from unnest($1::uuid[]) with ordinality as wanted (id, n) join accounts a on a.id = wanted.id order by wanted.n`,
    [accountIds],
  );
  return rows;
}

/** Tables whose rows of an account say why its ledger differs, each with the column that orders them. */
const TABLES = {
  subscriptions: 'account_id',
  charges: 'created_at',
  received_payments: 'payment_id',
  billing_entries: 'at',
  billing_actions: 'subject',
  jobs: 'created_at',
} as const;

/** Prints every row of the billing of two accounts of the same life, one after the other. */
async function printRows(
  database: pg.Client,
  accounts: { ordered: string | undefined; mixed: string | undefined },
): Promise<void> {
  for (const [which, accountId] of Object.entries(accounts))
    for (const [table, order] of Object.entries(TABLES)) {
      const { rows } = await database.query<{ row: unknown }>(
        `select to_jsonb(t) as row from ${table} t where account_id = $1 order by ${order}`,
        [accountId],
      );
      for (const { row } of rows) console.log(which, table, JSON.stringify(row));
    }
}

/** Sends what lies in `waiting`, in any order, to any of the servers, until `isOver` and nothing waits any more. */
async function sendAll(
  urls: readonly string[],
  key: Buffer,
  waiting: PaymentEvent[],
  isOver: () => boolean,
): Promise<number> {
  let refused = 0;
  async function send(): Promise<void> {
    while (!isOver() || waiting.length > 0) {
      const [event] = waiting.splice(randomInt(Math.max(1, waiting.length)), 1);
      if (!event) await new Promise((resolve) => setTimeout(resolve, 1));
      else if ((await sendPaymentEvent(urls[randomInt(urls.length)] ?? '', key, event)) !== 200) refused += 1;
    }
  }
  await Promise.all(Array.from({ length: SENT_AT_ONCE }, send));
  return refused;
}

async function measure(): Promise<MeasuredFigure[]> {
  const place = await createServerWorkspace('PostgreSQL');
  try {
    await (await openWorkspaceDatabase(place)).close();
    const database = await connectAsDatabaseOwner(place);
    const charges = Math.ceil(count / EVENTS_OF_A_CHARGE);
    const ordered = await fillSubscriptions(database, { count: charges, method: 'pix', name: 'em-ordem' });
    const mixed = await fillSubscriptions(database, { count: charges, method: 'pix', name: 'misturada' });
    const servers = [];
    for (const port of PORTS) servers.push(await startServer(place, port));
    const urls = servers.map(({ url }) => url);
    try {
      const key = await loadPaymentKey(database);
      const getLife = (index: number) => lives[index % lives.length] ?? [];

      for (let step = 0; step < EVENTS_OF_A_CHARGE; step += 1) {
        const events: PaymentEvent[] = [];
        for (const [index, { reference }] of ordered.entries()) {
          const change = getLife(index)[step];
          if (!change || !reference) continue;
          await changeAtBank(database, reference, change);
          events.push(createPaymentEvent(reference));
        }
        await sendAll(urls.slice(0, 1), key, events, () => true);
        await waitUntilEventsRead(database);
      }

      // The changes of one charge keep their order, those of all charges come mixed; an event never comes before its change.
      const steps = mixed.flatMap((_, index) => Array.from({ length: EVENTS_OF_A_CHARGE }, () => index));
      for (let last = steps.length - 1; last > 0; last -= 1) {
        const other = randomInt(last + 1);
        [steps[last], steps[other]] = [steps[other] ?? 0, steps[last] ?? 0];
      }
      const done = mixed.map(() => 0);
      const waiting: PaymentEvent[] = [];
      let isOver = false;
      const began = performance.now();
      const sending = sendAll(urls, key, waiting, () => isOver);
      for (const index of steps) {
        const change = getLife(index)[done[index] ?? 0];
        const { reference } = mixed[index] ?? { reference: null };
        done[index] = (done[index] ?? 0) + 1;
        if (!change || !reference) continue;
        await changeAtBank(database, reference, change);
        const event = createPaymentEvent(reference);
        for (let time = 0; time < TIMES; time += 1) waiting.push(event);
      }
      isOver = true;
      const refused = await sending;
      const taken = performance.now() - began;
      await waitUntilEventsRead(database);
      const worked = performance.now() - began;

      const expected = await loadLedgers(
        database,
        ordered.map(({ accountId }) => accountId),
      );
      const found = await loadLedgers(
        database,
        mixed.map(({ accountId }) => accountId),
      );
      const isSame = (one: Ledger | undefined, other: Ledger) =>
        one?.books === other.books && one.money === other.money && one.state === other.state;
      const same = found.filter((ledger, index) => isSame(expected[index], ledger)).length;
      for (const [index, ledger] of found.entries())
        if (!isSame(expected[index], ledger)) {
          console.log('differs', expected[index], ledger);
          await printRows(database, { ordered: ordered[index]?.accountId, mixed: mixed[index]?.accountId });
        }
      return [
        {
          what: `${steps.length} events of ${charges} charges, each ${TIMES} times and shuffled, over 3 processes: answered, worked`,
          measured: `${(taken / 1000).toFixed(1)} s, ${(worked / 1000).toFixed(1)} s`,
          target: '',
        },
        { what: 'refused at the door', measured: `${refused}`, target: 'none', met: refused === 0 },
        {
          what: 'accounts whose money, books and status are those of the events in order, once',
          measured: `${same} of ${charges}`,
          target: 'all',
          met: same === charges,
        },
        await measureUnbalancedPostings(database),
      ];
    } finally {
      for (const server of servers) await server.stop();
      await database.end();
    }
  } finally {
    await place.remove();
  }
}

const figures = [...(await measure()), buildLoadFigure()];
recordFigures('billing-events', figures);
process.exit(figures.every(({ met }) => met !== false) ? 0 : 1);
