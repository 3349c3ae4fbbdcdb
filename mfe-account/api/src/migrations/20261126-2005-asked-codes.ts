import { type Kysely, sql } from 'kysely';

/**
 * Remembers when the provider was first asked for the codes and for the debit of a charge, before it is asked: where its answer
 * is lost, something payable may be open there, which is found by our key.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(
    'alter table charges add column codes_asked_at timestamptz, add column debit_asked_at timestamptz',
  );
  // The owner of a table is under its row security, too, while that is forced.
  await run('alter table charges no force row level security');
  await run('update charges set codes_asked_at = created_at where reference is not null');
  await run('update charges set debit_asked_at = created_at where debit_reference is not null');
  await run('alter table charges force row level security');
  // Our key of codes and debits is the id of the charge.
  await run(`create function find_charge_by_key(wanted_provider text, wanted_key text)
    returns table (account_id uuid, id uuid)
    language sql stable security definer set search_path = pg_catalog, public as $$
      select c.account_id, c.id from public.charges c
      where c.id::text = wanted_key and c.provider = wanted_provider
        and (c.codes_asked_at is not null or c.debit_asked_at is not null)
    $$`);
  await run('create index charges_key on charges ((id::text))');
  await run(`create function list_unanswered_charges(wanted_provider text) returns table (account_id uuid, id uuid)
    language sql stable security definer set search_path = pg_catalog, public as $$
      select c.account_id, c.id from public.charges c
      where c.provider = wanted_provider and c.state = 'open' and c.reference is null
        and c.codes_asked_at < now() - interval '1 minute'
    $$`);
}
