import { addDays, addMonths, toIsoDate } from '@girassol/shared-domain';
import type pg from 'pg';

/** Price in cents of a month of the plan CRM for two vendors by card, by the prices with which the table begins. */
export const MONTHLY_CENTS = 15_800;

interface SubscriptionsToFill {
  count: number;
  /** `card`: the card is charged by the job of today. `pix`: an open charge has codes at the bank and waits for its money. */
  method: 'card' | 'pix';
  /** Distinguishes the accounts of several calls: part of their names. */
  name: string;
}

/**
 * Adds accounts with an owner and a monthly subscription whose first month was paid and ends today, over a connection of the
 * database's owner. Their renewal is due today. Returns the accounts with the reference of their open charge, which those
 * paid by card do not have yet.
 */
export async function fillSubscriptions(
  database: pg.Client,
  { count, method, name }: SubscriptionsToFill,
): Promise<{ accountId: string; reference: string | null }[]> {
  const today = toIsoDate(Date.now());
  const began = addMonths(today, -1);
  const payer = JSON.stringify({
    name: 'Sol Nascente Energia',
    document: '52998224725',
    email: 'conta@girassol.test',
    address: null,
  });
  const run = (text: string, values: unknown[]) => database.query(text, values);
  await run('begin', []);
  await run(
    `create temporary table filled on commit drop as
     select gen_random_uuid() as account_id, gen_random_uuid() as user_id, gen_random_uuid() as paid_id,
       gen_random_uuid() as renewal_id, $1 || '-' || n as label
     from generate_series(1, $2::int) n`,
    [name, count],
  );
  await run(
    `insert into accounts (id, name, signup_plan, active_modules, status_ok, status, calculator_only)
     select account_id, 'Conta ' || label, 'CRM', '{}', true, 'ACTIVE', false from filled`,
    [],
  );
  await run(
    `insert into users (account_id, id, email, password_hash, type, name, is_admin, permissions)
     select account_id, user_id, label || '@girassol.test', 'x', 'MANAGER', 'Dono ' || label, false, '{}' from filled`,
    [],
  );
  await run(
    `insert into demo_payment_cards (reference, token, test_card, expires)
     select 'card_' || label, 'demo_approved_' || label, 'approved', '2099-12' from filled`,
    [],
  );
  await run(
    `insert into subscriptions (account_id, plan_id, vendors, months_per_period, started_on, method, payer, card)
     select account_id, 2, 2, 1, $1, $2, $3, case when $2 = 'card' then
       jsonb_build_object('reference', 'card_' || label, 'brand', 'Visa', 'lastDigits', '1111', 'expires', '2099-12', 'isDead', false) end
     from filled`,
    [began, method, payer],
  );
  const addCharges = (id: 'paid_id' | 'renewal_id', start: string, state: 'paid' | 'open') =>
    run(
      `insert into charges (account_id, id, kind, plan_id, vendors, months_per_period, period_start, period_end, lines,
         amount_cents, plan_cents, due_on, method, state, pay_token, provider, reference, paid_at)
       select account_id, ${id}, 'renewal', 2, 2, 1, $1::date, $2::date, '[]', $3, $3, $1::date, $4, $5, ${id}::text,
         'demonstration', case when $5 = 'open' then 'bench-' || label end, case when $5 = 'paid' then now() end
       from filled`,
      [start, addMonths(start, 1), MONTHLY_CENTS, method, state],
    );
  const post = (
    id: 'paid_id' | 'renewal_id',
    event: string,
    [debit, credit]: readonly ['receivable' | 'bank', 'revenue' | 'receivable'],
  ) =>
    run(
      `with posting as (select account_id, ${id} as charge_id, gen_random_uuid() as posting_id from filled)
       insert into billing_entries (account_id, id, posting_id, event_key, book, cents, charge_id, on_day, why)
       select account_id, gen_random_uuid(), posting_id, $1 || ':' || charge_id, side.book, side.cents, charge_id, $2, 'bench'
       from posting cross join (values ($3, $5::bigint), ($4, -$5::bigint)) side (book, cents)`,
      [event, began, debit, credit, MONTHLY_CENTS],
    );
  await addCharges('paid_id', began, 'paid');
  await post('paid_id', 'charge', ['receivable', 'revenue']);
  await post('paid_id', 'payment', ['bank', 'receivable']);
  await run(
    `insert into received_payments (account_id, provider, payment_id, charge_id, method, cents, paid_at)
     select account_id, 'demonstration', 'first-' || label, paid_id, $1, $2, $3::date from filled`,
    [method, MONTHLY_CENTS, began],
  );
  if (method === 'pix') {
    await addCharges('renewal_id', today, 'open');
    await post('renewal_id', 'charge', ['receivable', 'revenue']);
    await run(
      `insert into demo_payment_charges (reference, kind, key, clock_of, clock_offset_ms, amount_cents, description, due_on)
       select 'bench-' || label, 'charge', renewal_id::text, account_id, 0, $1, 'Girassol', $2 from filled`,
      [MONTHLY_CENTS, addDays(today, 3)],
    );
  } else {
    // As the payment of the first month has scheduled it.
    await run(
      `insert into jobs (id, account_id, kind, payload, priority, heavy, key, once, due_at, order_at, account_due, max_attempts)
       select gen_random_uuid(), account_id, 'billing.steps', jsonb_build_object('day', $1::text), 'NORMAL', false,
         'billing steps', 'billing steps ' || $1, now(), now(), now(), 40 from filled`,
      [today],
    );
  }
  const { rows } = await database.query<{ account_id: string; label: string }>(
    'select account_id, label from filled order by label',
  );
  await run('commit', []);
  return rows.map(({ account_id: accountId, label }) => ({
    accountId,
    reference: method === 'pix' ? `bench-${label}` : null,
  }));
}
