import { protectAccountTable } from '@girassol/api-platform/database/account-table';
import { type Kysely, sql } from 'kysely';

/**
 * Creates the payments that came for a charge, one row each with what of it went back: a payment may go back once only,
 * whether by a refund, by a dispute or by both. Payments that were posted before are taken over from the ledger, in which a
 * refund names no payment: the refunds of a charge are laid to its payments in their order.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`create table received_payments (
    account_id uuid not null references accounts on delete cascade,
    provider text not null,
    payment_id text not null,
    charge_id uuid not null,
    method text not null check (method in ('pix', 'boleto', 'card', 'pixAutomatic')),
    cents bigint not null check (cents > 0),
    back_cents bigint not null default 0 check (back_cents between 0 and cents),
    is_disputed boolean not null default false,
    revision bigint not null default 0,
    paid_at timestamptz not null,
    created_at timestamptz not null default now(),
    primary key (account_id, provider, payment_id)
  )`);
  await run('create index received_payments_charge on received_payments (account_id, charge_id)');
  await run(`insert into received_payments
      (account_id, provider, payment_id, charge_id, method, cents, back_cents, is_disputed, paid_at)
    with came as (
      select e.account_id, split_part(e.event_key, ':', 2) as provider,
        substr(e.event_key, length('payment:' || split_part(e.event_key, ':', 2) || ':') + 1) as payment_id,
        e.charge_id, e.cents, e.on_day
      from billing_entries e where e.book = 'bank' and e.event_key like 'payment:%' and e.cents > 0
    ), told as (
      select c.*, d.cents is not null as is_disputed,
        sum(case when d.cents is null then c.cents else 0 end)
          over (partition by c.account_id, c.charge_id order by c.payment_id) as until_cents,
        (select coalesce(-sum(r.cents), 0) from billing_entries r
          where r.account_id = c.account_id and r.charge_id = c.charge_id and r.book = 'bank'
            and r.event_key like 'refund:%') as refunded_cents
      from came c
      left join billing_entries d on d.account_id = c.account_id and d.book = 'bank'
        and d.event_key = 'dispute:' || c.provider || ':' || c.payment_id
    )
    select t.account_id, t.provider, t.payment_id, t.charge_id, h.method, t.cents,
      case when t.is_disputed then t.cents
        else greatest(0, least(t.cents, t.refunded_cents - (t.until_cents - t.cents))) end,
      t.is_disputed, t.on_day
    from told t join charges h on h.account_id = t.account_id and h.id = t.charge_id`);
  await protectAccountTable(db, 'received_payments');
}
