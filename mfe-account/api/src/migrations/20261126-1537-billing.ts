import { protectAccountTable } from '@girassol/api-platform/database/account-table';
import { type Kysely, sql } from 'kysely';

/** Prices with which the table begins, in cents: the operator changes them from a date on. */
const FIRST_PRICES = {
  simple: 14_900,
  crm: 24_900,
  enterprise: 44_900,
  enterprise5: 69_900,
  enterprise10: 99_900,
  enterprise20: 149_900,
  standardConfig: 30_000,
  premiumConfig: 90_000,
  prop20: 20_000,
  digSign20: 12_000,
  crmRec: 7_900,
};

/**
 * Creates prices, coupons, signups, subscriptions, charges and the ledger. A signup begins with a closed account that has no
 * people: its charges and mails belong to it from the first day, and what is paid opens it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);

  await run(`create table price_lists (
    id uuid primary key,
    valid_from date not null unique,
    prices jsonb not null,
    created_at timestamptz not null default now(),
    by text not null,
    why text not null
  )`);
  await sql`insert into price_lists (id, valid_from, prices, by, why)
    values (gen_random_uuid(), '2026-01-01', ${JSON.stringify(FIRST_PRICES)}, 'Girassol', 'Preços de lançamento')`.execute(
    db,
  );

  await run(`create table coupons (
    name text primary key check (name = upper(name)),
    multiplier numeric not null check (multiplier between 0 and 1),
    min_vendors integer not null check (min_vendors > 0),
    valid_from date not null,
    valid_until date,
    max_uses integer check (max_uses > 0),
    uses integer not null default 0 check (max_uses is null or uses <= max_uses),
    created_at timestamptz not null default now(),
    by text not null,
    ended_at timestamptz
  )`);

  await run(`create table signups (
    account_id uuid primary key references accounts on delete cascade,
    plan_id smallint not null check (plan_id in (1, 2, 3)),
    vendors integer not null check (vendors > 0),
    state text not null default 'open' check (state in ('open', 'waiting', 'paid')),
    contact jsonb not null,
    address jsonb,
    document text,
    coupon text,
    tracking jsonb not null,
    front_hash bytea not null,
    secret_hash bytea not null,
    resume_code_hash bytea,
    resume_code_expires_at timestamptz,
    resume_tries integer not null default 0,
    charge_id uuid,
    created_at timestamptz not null default now(),
    changed_at timestamptz not null default now(),
    expires_at timestamptz not null
  )`);
  await run('create unique index signups_front on signups (front_hash)');
  await run("create index signups_expiry on signups (expires_at) where state <> 'paid'");
  await protectAccountTable(db, 'signups', { ownerReads: true });

  await run(`create table subscriptions (
    account_id uuid primary key references accounts on delete cascade,
    plan_id smallint not null check (plan_id in (1, 2, 3)),
    vendors integer not null check (vendors > 0),
    months_per_period smallint not null check (months_per_period in (1, 12)),
    started_on date,
    trial_until date,
    method text not null check (method in ('pix', 'boleto', 'card', 'pixAutomatic')),
    next_plan_id smallint check (next_plan_id in (1, 2, 3)),
    next_vendors integer check (next_vendors > 0),
    canceled_on date,
    cancellation jsonb,
    authorization_ref text,
    authorization_state text check (authorization_state in ('pending', 'active', 'refused', 'canceled')),
    authorization_max_cents bigint,
    authorization_may_retry boolean not null default false,
    card jsonb,
    payer jsonb not null,
    billing_emails text[] not null default '{}',
    created_at timestamptz not null default now(),
    changed_at timestamptz not null default now()
  )`);
  await protectAccountTable(db, 'subscriptions', { ownerReads: true });
  await run('create unique index subscriptions_authorization on subscriptions (authorization_ref)');

  await run(`create table charges (
    account_id uuid not null references accounts on delete cascade,
    id uuid not null,
    kind text not null check (kind in ('signup', 'renewal', 'upgrade')),
    plan_id smallint not null check (plan_id in (1, 2, 3)),
    vendors integer not null check (vendors > 0),
    months_per_period smallint not null check (months_per_period in (1, 12)),
    period_start date,
    period_end date,
    lines jsonb not null,
    amount_cents bigint not null check (amount_cents >= 0),
    plan_cents bigint not null check (plan_cents >= 0),
    setup_keys text[] not null default '{}',
    coupon text,
    due_on date not null,
    method text not null check (method in ('pix', 'boleto', 'card', 'pixAutomatic')),
    state text not null default 'open'
      check (state in ('open', 'paid', 'expired', 'failed', 'canceled', 'refunded', 'disputed')),
    pay_token text not null,
    provider text,
    reference text,
    pix_code text,
    boleto_line text,
    boleto_barcode text,
    card_reference text,
    debit_reference text,
    refusal text,
    tries integer not null default 0,
    next_try_on date,
    receipt_number integer,
    service_invoice text,
    created_at timestamptz not null default now(),
    paid_at timestamptz,
    primary key (account_id, id)
  )`);
  await run('create unique index charges_pay_token on charges (pay_token)');
  await run('create unique index charges_reference on charges (provider, reference)');
  await run('create unique index charges_card on charges (provider, card_reference)');
  await run('create unique index charges_debit on charges (provider, debit_reference)');
  await run('create unique index charges_receipt on charges (receipt_number)');
  await run(
    "create unique index charges_open_period on charges (account_id, kind) where state = 'open' and kind <> 'signup'",
  );
  await protectAccountTable(db, 'charges', { ownerReads: true });
  await run('create sequence receipt_numbers');

  await run(`create table billing_entries (
    account_id uuid not null references accounts on delete cascade,
    id uuid not null,
    posting_id uuid not null,
    event_key text not null,
    book text not null check (book in ('receivable', 'revenue', 'bank', 'outside', 'credit')),
    cents bigint not null check (cents <> 0),
    charge_id uuid,
    on_day date not null,
    why text not null,
    at timestamptz not null default now(),
    primary key (account_id, id),
    unique (account_id, event_key, book)
  )`);
  await run('create index billing_entries_charge on billing_entries (account_id, charge_id)');
  await protectAccountTable(db, 'billing_entries', { appendOnly: true, ownerReads: true });
  // The sum of a posting is looked at when its transaction ends: money comes from somewhere and goes somewhere.
  await run(`create function check_posting_balance() returns trigger language plpgsql as $$
    begin
      if (select sum(cents) from billing_entries
          where account_id = new.account_id and posting_id = new.posting_id) <> 0 then
        raise exception 'posting % does not balance', new.posting_id using errcode = 'check_violation';
      end if;
      return null;
    end $$`);
  await run(`create constraint trigger billing_entries_balance after insert on billing_entries
    deferrable initially deferred for each row execute function check_posting_balance()`);

  await run(`create table billing_actions (
    account_id uuid not null references accounts on delete cascade,
    action text not null,
    subject text not null,
    on_day date not null,
    at timestamptz not null default now(),
    primary key (account_id, action, subject)
  )`);
  await protectAccountTable(db, 'billing_actions', { appendOnly: true });

  await run('alter table account_changes drop constraint account_changes_action_check');
  await run(`alter table account_changes add constraint account_changes_action_check
    check (action in ('open', 'change', 'link', 'clock', 'mail', 'billing'))`);
  // Operators see accounts, and not what somebody began and has not paid.
  await run(`create or replace function list_accounts(wanted text, with_demo boolean, skipped integer, taken integer)
    returns table (
      id uuid, name text, signup_plan text, whitelabel text, active_modules text[], status_ok boolean,
      created_at timestamptz, owner_name text, owner_email text, people integer, total integer
    )
    language sql stable security definer set search_path = pg_catalog, public as $$
      with found as (
        select a.*, count(*) over ()::integer as total from public.accounts a
        where (with_demo or not a.is_demo)
          and not exists (select from public.signups s where s.account_id = a.id and s.state <> 'paid')
          and (
            wanted = ''
            or a.id::text = lower(wanted)
            or public.search_text(a.name) like public.search_pattern(wanted)
            or exists (select from public.users u
              where u.account_id = a.id and public.search_text(u.email) like public.search_pattern(wanted)))
        order by a.name, a.id
        offset skipped limit taken
      )
      select f.id, f.name, f.signup_plan, f.whitelabel, f.active_modules, f.status_ok, f.created_at,
        coalesce(o.name, ''), coalesce(o.email, ''),
        (select count(*)::integer from public.users u where u.account_id = f.id and u.disabled_at is null), f.total
      from found f
      left join public.users o on o.account_id = f.id and o.type = 'MANAGER'
      order by f.name, f.id
    $$`);

  await run(`create function list_expired_signups(taken integer) returns table (account_id uuid)
    language sql stable security definer set search_path = pg_catalog, public as $$
      select s.account_id from public.signups s
      where s.state <> 'paid' and s.expires_at < now()
        and not exists (select from public.billing_entries e
          where e.account_id = s.account_id and e.book in ('bank', 'outside'))
      order by s.expires_at limit taken
    $$`);
  // A bank keeps what it knows of a charge for longer than anybody pays it.
  await run(`create function list_open_references(wanted_provider text) returns table (reference text)
    language sql stable security definer set search_path = pg_catalog, public as $$
      select r.reference from public.charges c
        cross join lateral (values (c.reference), (c.card_reference), (c.debit_reference)) r (reference)
      where c.provider = wanted_provider and r.reference is not null
        and (c.state = 'open' or c.state = 'canceled' and c.due_on > now() - interval '10 days')
        and c.created_at > now() - interval '180 days'
    $$`);
  await run(`create function find_signup_by_front(wanted_hash bytea) returns table (account_id uuid)
    language sql stable security definer set search_path = pg_catalog, public as $$
      select s.account_id from public.signups s where s.front_hash = wanted_hash
    $$`);
  await run(`create function find_charge(wanted_provider text, wanted_reference text)
    returns table (account_id uuid, id uuid)
    language sql stable security definer set search_path = pg_catalog, public as $$
      select c.account_id, c.id from public.charges c
      where c.provider = wanted_provider and wanted_reference in (c.reference, c.card_reference, c.debit_reference)
    $$`);
  await run(`create function find_authorization(wanted_reference text) returns table (account_id uuid)
    language sql stable security definer set search_path = pg_catalog, public as $$
      select s.account_id from public.subscriptions s where s.authorization_ref = wanted_reference
    $$`);
  await run(`create function find_charge_to_pay(wanted_token text) returns table (account_id uuid, id uuid)
    language sql stable security definer set search_path = pg_catalog, public as $$
      select c.account_id, c.id from public.charges c where c.pay_token = wanted_token
    $$`);
}
