import { createHmac, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { waitUntil } from './demo-bank';
import type { MeasuredFigure } from './results';

/** Event of the demonstration bank, ready to be sent as often as one likes. */
export interface PaymentEvent {
  id: string;
  body: string;
}

/** Creates an event that says that a charge of the demonstration bank has changed. */
export function createPaymentEvent(reference: string): PaymentEvent {
  const id = randomUUID();
  return { id, body: JSON.stringify({ id, type: 'charge.changed', data: { reference } }) };
}

/** Loads the key by which the demonstration bank of a database signs, over a connection of the database's owner. */
export async function loadPaymentKey(database: pg.Client): Promise<Buffer> {
  const { rows } = await database.query<{ secret: Buffer }>(
    "select secret from server_secrets where name = 'demonstration-payments'",
  );
  return rows[0]?.secret ?? Buffer.alloc(0);
}

/** Sends an event to a server, signed as the Standard Webhooks specification says. Returns the status; 0 without an answer. */
export async function sendPaymentEvent(
  url: string,
  key: Buffer,
  { id, body }: PaymentEvent,
): Promise<number> {
  const seconds = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  const answer = await fetch(`${url}/api/payments/webhook/demonstration`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(seconds),
      'webhook-signature': `v1,${signature}`,
    },
  }).catch(() => null);
  return answer?.status ?? 0;
}

/** Change of a charge at the bank: money comes or goes back. `payment` is the number of the payment, from 1. */
export type BankChange =
  | { kind: 'pay'; payment: number; cents: number }
  | { kind: 'refund'; payment: number; cents: number }
  | { kind: 'dispute'; payment: number };

/** Writes a change to a charge of the demonstration bank, over a connection of the database's owner. Sends no event. */
export async function changeAtBank(
  database: pg.Client,
  reference: string,
  change: BankChange,
): Promise<void> {
  const at = new Date().toISOString();
  const paymentId = `pay_${change.payment}`;
  const [column, entry] =
    change.kind === 'pay'
      ? ['payments', { id: paymentId, cents: change.cents, method: 'pix', paidAt: at }]
      : change.kind === 'refund'
        ? ['refunds', { id: `ref_${change.payment}`, key: paymentId, paymentId, cents: change.cents, at }]
        : ['disputes', { paymentId, at }];
  await database.query(
    `update demo_payment_charges set ${column} = ${column} || $2::jsonb where reference = $1`,
    [reference, JSON.stringify([entry])],
  );
}

/** Waits until the server has read every event that it was sent. */
export const waitUntilEventsRead = (database: pg.Client) =>
  waitUntil('every event read', async () => {
    const { rows } = await database.query<{ open: number }>(
      'select count(*)::int as open from payment_events where processed_at is null',
    );
    return rows[0]?.open === 0;
  });

/** Counts the postings of all ledgers that do not balance, as a figure: there are none. */
export async function measureUnbalancedPostings(database: pg.Client): Promise<MeasuredFigure> {
  const { rows } = await database.query<{ count: number }>(
    `select count(*)::int as count from (
       select from billing_entries group by account_id, posting_id having sum(cents) <> 0) unbalanced`,
  );
  const unbalanced = rows[0]?.count ?? 0;
  return {
    what: 'postings that do not balance',
    measured: `${unbalanced}`,
    target: 'none',
    met: unbalanced === 0,
  };
}
