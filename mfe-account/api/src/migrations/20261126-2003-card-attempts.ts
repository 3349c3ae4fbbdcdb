import { protectAccountTable } from '@girassol/api-platform/database/account-table';
import { type Kysely, sql } from 'kysely';

/**
 * Creates the attempts to charge a card, one row each with our key, written before the provider is called: where its answer
 * is lost, the attempt is looked up by its key, and until then nobody charges that charge again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`create table card_attempts (
    account_id uuid not null references accounts on delete cascade,
    id uuid not null,
    charge_id uuid not null,
    provider text not null,
    key text not null,
    state text not null default 'undecided' check (state in ('undecided', 'approved', 'refused')),
    reference text,
    card jsonb not null,
    step jsonb,
    created_at timestamptz not null default now(),
    decided_at timestamptz,
    primary key (account_id, id)
  )`);
  await run('create unique index card_attempts_key on card_attempts (account_id, key)');
  await run(
    "create unique index card_attempts_undecided on card_attempts (account_id, charge_id) where state = 'undecided'",
  );
  await run('create index card_attempts_reference on card_attempts (provider, reference)');
  await run('create index card_attempts_provider_key on card_attempts (provider, key)');
  await protectAccountTable(db, 'card_attempts', { ownerReads: true });

  // By the reference of its report, or by our key where the answer that told the reference was lost.
  await run(`create function find_card_attempt(wanted_provider text, wanted_reference text, wanted_key text)
    returns table (account_id uuid, id uuid)
    language sql stable security definer set search_path = pg_catalog, public as $$
      select a.account_id, a.id from public.card_attempts a
      where a.provider = wanted_provider and (a.reference = wanted_reference or a.key = wanted_key)
      limit 1
    $$`);
  await run(`create function list_undecided_attempts(wanted_provider text) returns table (account_id uuid, id uuid)
    language sql stable security definer set search_path = pg_catalog, public as $$
      select a.account_id, a.id from public.card_attempts a
      where a.provider = wanted_provider and a.state = 'undecided' order by a.created_at
    $$`);
}
