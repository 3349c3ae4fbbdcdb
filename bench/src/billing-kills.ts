import { randomInt } from 'node:crypto';
import { connectAsDatabaseOwner } from './lib/demo-bank';
import { fillSubscriptions, MONTHLY_CENTS } from './lib/fill-subscriptions';
import {
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

// A server that is ended with kill -9 while it settles payments: what the ledger has once everything was sent again.
//   pnpm bench billing-kills [20 kills]

const PORT = 18_814;
const [kills = 20] = process.argv.slice(2).map(Number).filter(Boolean);
const PAYMENTS_A_ROUND = 40;
/** Maximum milliseconds between the first event of a round and the kill. */
const MAX_KILL_DELAY_MS = 900;
const SENT_AT_ONCE = 10;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function measure(): Promise<MeasuredFigure[]> {
  const place = await createServerWorkspace('PostgreSQL');
  try {
    await (await openWorkspaceDatabase(place)).close();
    const database = await connectAsDatabaseOwner(place);
    const payments = kills * PAYMENTS_A_ROUND;
    const accounts = await fillSubscriptions(database, { count: payments, method: 'pix', name: 'morte' });
    const key = await loadPaymentKey(database);
    let server = await startServer(place, PORT);
    try {
      let unanswered: PaymentEvent[] = [];
      let interrupted = 0;
      let answered = 0;

      /** Sends events as a bank does: one that got no 200 is sent again later, in the next round. */
      async function send(events: PaymentEvent[]): Promise<void> {
        const waiting = [...events];
        const lost: PaymentEvent[] = [];
        const sendNext = async (): Promise<void> => {
          for (let event = waiting.pop(); event; event = waiting.pop()) {
            if ((await sendPaymentEvent(server.url, key, event)) === 200) answered += 1;
            else lost.push(event);
          }
        };
        await Promise.all(Array.from({ length: SENT_AT_ONCE }, sendNext));
        unanswered = lost;
      }

      for (let round = 0; round < kills; round += 1) {
        const events = [...unanswered];
        for (const { reference } of accounts.slice(
          round * PAYMENTS_A_ROUND,
          (round + 1) * PAYMENTS_A_ROUND,
        )) {
          if (!reference) continue;
          await changeAtBank(database, reference, { kind: 'pay', payment: 1, cents: MONTHLY_CENTS });
          events.push(createPaymentEvent(reference));
        }
        const sending = send(events);
        await pause(randomInt(MAX_KILL_DELAY_MS));
        await server.kill();
        await sending;
        const { rows } = await database.query<{ running: number }>(
          "select count(*)::int as running from jobs where state = 'RUNNING'",
        );
        if ((rows[0]?.running ?? 0) > 0 || unanswered.length > 0) interrupted += 1;
        server = await startServer(place, PORT);
      }
      while (unanswered.length > 0) await send(unanswered);
      await waitUntilEventsRead(database);

      const { rows } = await database.query<{ once: number; paid: number; repeated: number }>(
        `select count(*) filter (where posted = 1)::int as once, count(*) filter (where posted > 1)::int as repeated,
           count(*) filter (where state = 'paid' and open_cents = 0 and is_active)::int as paid
         from (
           select c.state, a.status = 'ACTIVE' as is_active,
             (select count(*) from billing_entries e
               where e.account_id = c.account_id and e.charge_id = c.id and e.book = 'bank') as posted,
             (select coalesce(sum(cents), 0) from billing_entries e
               where e.account_id = c.account_id and e.charge_id = c.id and e.book = 'receivable') as open_cents
           from charges c join accounts a on a.id = c.account_id where c.reference is not null
         ) settled`,
      );
      const { once = 0, paid = 0, repeated = 0 } = rows[0] ?? {};
      return [
        {
          what: `kills in the middle of events or jobs (${answered} events answered)`,
          measured: `${interrupted} of ${kills}`,
          target: '',
        },
        {
          what: `payments in the ledger once, lost, repeated, of ${payments}`,
          measured: `${once}, ${payments - once - repeated}, ${repeated}`,
          target: 'each once',
          met: once === payments,
        },
        {
          what: 'charges paid, nothing of them open, account active',
          measured: `${paid} of ${payments}`,
          target: 'all',
          met: paid === payments,
        },
        await measureUnbalancedPostings(database),
      ];
    } finally {
      await server.stop();
      await database.end();
    }
  } finally {
    await place.remove();
  }
}

const figures = [...(await measure()), buildLoadFigure()];
recordFigures('billing-kills', figures);
process.exit(figures.every(({ met }) => met !== false) ? 0 : 1);
