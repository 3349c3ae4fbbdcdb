import { type Kysely, sql } from 'kysely';
import { protectAccountTable } from '../account-table';

/**
 * Creates agreed proposals, which do not change any more because the customer accepted them or their sale was won, and
 * the link from a new version to the proposal before it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);

  // `shown` is json, not jsonb: its text stays as it was written, and so does what names the offer.
  await run(`create table agreed_proposals (
    account_id uuid not null,
    proposal_id uuid not null,
    reason text not null check (reason in ('ACCEPTED', 'WON')),
    shown json,
    slug text,
    agreed_at timestamptz not null default now(),
    primary key (account_id, proposal_id),
    foreign key (account_id, proposal_id) references proposals on delete cascade
  )`);

  // The walls hold for the owner of the tables too. What was agreed before is locked as it is.
  const read = ['proposals', 'proposal_acceptances', 'sales'];
  for (const table of read) await run(`alter table ${table} no force row level security`);
  await run(`insert into agreed_proposals (account_id, proposal_id, reason, agreed_at)
    select a.account_id, a.proposal_id, 'ACCEPTED', a.accepted_at
    from proposal_acceptances a
    join proposals p on p.account_id = a.account_id and p.id = a.proposal_id and p.version = a.version`);
  await run(`insert into agreed_proposals (account_id, proposal_id, reason, agreed_at)
    select distinct on (s.account_id, s.approved_proposal) s.account_id, s.approved_proposal, 'WON',
      coalesce(s.closed_at, now())
    from sales s
    join proposals p on p.account_id = s.account_id and p.id = s.approved_proposal
    where s.type = 'SALES' and s.status = 'CLOSED'
    order by s.account_id, s.approved_proposal, s.closed_at
    on conflict do nothing`);
  for (const table of read) await run(`alter table ${table} force row level security`);
  await protectAccountTable(db, 'agreed_proposals', { ownerReads: true });

  // Whatever program writes: the offer stays, and who asks for the row that was written finds none. Where the system is
  // watched is no part of it.
  await run(`create function keep_agreed_proposal() returns trigger language plpgsql as $$
    begin
      if exists (
        select from agreed_proposals a where a.account_id = old.account_id and a.proposal_id = old.id
      ) then
        return null;
      end if;
      return new;
    end
  $$`);
  await run(`create trigger agreed_proposals_stay before update on proposals for each row
    when (old.data - 'monitoringLink' is distinct from new.data - 'monitoringLink'
      or (old.power, old.final_price_cents, old.validity_date, old.finished, old.count)
        is distinct from (new.power, new.final_price_cents, new.validity_date, new.finished, new.count))
    execute function keep_agreed_proposal()`);

  await run(`alter table proposals
    add column predecessor_id uuid,
    add foreign key (account_id, predecessor_id) references proposals on delete set null (predecessor_id)`);
  await run(`create index proposals_predecessor on proposals (account_id, predecessor_id)
    where predecessor_id is not null`);

  // The address that a customer agreed at stays theirs when the account takes another name in addresses.
  await run(`create or replace function find_proposal_by_code(wanted_slug text, wanted_count integer, wanted_code text)
    returns table (account_id uuid, id uuid)
    language sql stable security definer set search_path = pg_catalog, public as $$
      select found.account_id, found.id from (
        select p.account_id, p.id, p.front_id
        from public.settings s
        join public.proposals p on p.account_id = s.account_id and p.count = wanted_count
        where lower(s.document ->> 'proposalSlug') = lower(wanted_slug) and p.finished
        union all
        select p.account_id, p.id, p.front_id
        from public.agreed_proposals a
        join public.proposals p on p.account_id = a.account_id and p.id = a.proposal_id
        where lower(a.slug) = lower(wanted_slug) and p.count = wanted_count and p.finished
      ) found
      where left(found.front_id, 5) = wanted_code
      limit 1
    $$`);
  await run('create index agreed_proposals_slug on agreed_proposals (lower(slug)) where slug is not null');
}
