import { type Kysely, sql } from 'kysely';
import { protectAccountTable } from '../account-table';

/**
 * Creates the claims of accounts to their own host names, and the DNS zone that the demonstration uses
 * instead of the internet.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);

  await run(`create table website_domains (
    account_id uuid not null references accounts on delete cascade,
    id uuid not null,
    host text not null check (host = lower(host)),
    token text not null,
    state text not null default 'AGUARDANDO',
    ownership text not null default 'WAITING',
    routing text not null default 'WAITING',
    certificate text not null default 'WAITING',
    found jsonb not null default '[]',
    problem text,
    claimed_by uuid not null,
    claimed_at timestamptz not null default now(),
    checked_at timestamptz,
    next_check_at timestamptz,
    verified_at timestamptz,
    unproven_since timestamptz,
    removed_at timestamptz,
    primary key (account_id, id),
    foreign key (account_id, claimed_by) references users,
    check (state in ('AGUARDANDO', 'VERIFICADO', 'ATIVO', 'COM_PROBLEMA', 'REMOVIDO')),
    check ((state = 'REMOVIDO') = (removed_at is not null))
  )`);
  await run(
    'create unique index website_domains_claim on website_domains (account_id, host) where removed_at is null',
  );
  // The first account to prove a host gets it; a claim alone blocks nobody.
  await run(`create unique index website_domains_host on website_domains (host)
    where verified_at is not null and removed_at is null`);
  await protectAccountTable(db, 'website_domains', { ownerReads: true });

  await run(`create function website_hosts() returns table (host text, account_id uuid, slug text, is_active boolean)
    language sql stable security definer set search_path = pg_catalog, public as $$
      select d.host, d.account_id, w.slug, d.state = 'ATIVO'
      from public.website_domains d join public.websites w on w.account_id = d.account_id
      where d.verified_at is not null and d.removed_at is null
      order by d.claimed_at, d.id
    $$`);
  await run(`create function verified_claim(wanted text) returns table (account_id uuid, id uuid, token text)
    language sql stable security definer set search_path = pg_catalog, public as $$
      select d.account_id, d.id, d.token from public.website_domains d
      where d.host = wanted and d.verified_at is not null and d.removed_at is null
    $$`);

  await run(`create table demonstration_zone (
    place integer primary key,
    type text not null check (type in ('TXT', 'CNAME', 'A', 'AAAA')),
    name text not null,
    value text not null
  )`);
}
