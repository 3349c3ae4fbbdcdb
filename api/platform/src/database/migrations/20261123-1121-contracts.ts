import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { protectAccountTable } from '../account-table';

/** Creates contract templates, contracts of items, and their signatures. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);

  await run('alter table document_templates drop constraint document_templates_type_check');
  await run(`alter table document_templates
    add constraint document_templates_type_check check (type in ('SERVICE_ORDER', 'PROPOSAL', 'CONTRACT')),
    add column number integer,
    add column updated_at timestamptz,
    add column tags jsonb,
    add column version integer not null default 1`);
  await run(`create unique index document_templates_number on document_templates (account_id, type, number)
    where number is not null`);

  // Signed documents stay as evidence when their item is deleted: no foreign key to `sales`.
  await run(`create table sale_contracts (
    account_id uuid not null references accounts on delete cascade,
    id uuid not null,
    number integer not null,
    sale_id uuid not null,
    customer_id uuid not null,
    template_id uuid,
    template_name text not null,
    proposal_id uuid,
    user_id uuid not null,
    name text not null,
    content jsonb not null,
    missing jsonb not null default '[]',
    validity_date date not null,
    file_id uuid not null,
    archive_file_id uuid,
    sha256 text not null,
    pdf_file_id uuid,
    registered_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    deleted_at timestamptz,
    version integer not null default 1,
    primary key (account_id, id),
    unique (account_id, number),
    foreign key (account_id, customer_id) references customers,
    foreign key (account_id, template_id) references document_templates on delete set null (template_id),
    foreign key (account_id, proposal_id) references proposals on delete set null (proposal_id),
    foreign key (account_id, user_id) references users,
    foreign key (account_id, archive_file_id) references archive_files on delete set null (archive_file_id)
  )`);
  await run(`create index sale_contracts_sale on sale_contracts (account_id, sale_id, registered_at desc, id desc)
    where deleted_at is null`);
  await run('create index sale_contracts_customer on sale_contracts (account_id, customer_id)');
  await run('create index sale_contracts_file on sale_contracts (account_id, file_id)');
  await protectAccountTable(db, 'sale_contracts');
  // A sale that becomes a lead again takes them along, a deleted one hides them; taken back, they are as they were.
  await run(`create trigger record_deed after update of sale_id, deleted_at on sale_contracts for each row
    when (current_setting('app.deed_id', true) <> '') execute function record_deed('id')`);

  await run(`create table signatures (
    account_id uuid not null references accounts on delete cascade,
    id uuid not null,
    contract_id uuid not null,
    user_id uuid not null,
    state text not null default 'DRAFT' check (state in
      ('DRAFT', 'OPEN', 'COMPLETED', 'SEALED', 'REFUSED', 'EXPIRED', 'CANCELLED')),
    provider text not null,
    key text,
    is_ordered boolean not null default false,
    validity_date date,
    expires_at timestamptz,
    request_digest text,
    document_file_id uuid,
    document_hash text,
    pages integer,
    sealed_file_id uuid,
    sealed_hash text,
    verify_code text,
    signed integer not null default 0,
    signers integer not null default 0,
    sent_by uuid,
    sent_at timestamptz,
    completed_at timestamptz,
    sealed_at timestamptz,
    ended_at timestamptz,
    end_reason text,
    registered_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    version integer not null default 1,
    primary key (account_id, id),
    foreign key (account_id, contract_id) references sale_contracts on delete cascade,
    foreign key (account_id, user_id) references users,
    check ((key is null) = (sent_at is null))
  )`);
  await run(`create unique index signatures_live on signatures (account_id, contract_id)
    where state in ('DRAFT', 'OPEN', 'COMPLETED', 'SEALED')`);
  await run('create index signatures_contract on signatures (account_id, contract_id, registered_at desc)');
  await run(
    'create index signatures_updated on signatures (account_id, updated_at desc, id desc) include (state)',
  );
  await run('create index signatures_state on signatures (account_id, state, updated_at desc, id desc)');
  await run('create index signatures_sent on signatures (account_id, sent_at) where sent_at is not null');
  await run('create unique index signatures_code on signatures (verify_code) where verify_code is not null');
  await run('create unique index signatures_key on signatures (provider, key) where key is not null');
  await run('create index signatures_hash on signatures (document_hash) where document_hash is not null');
  await run('create index signatures_sealed on signatures (sealed_hash) where sealed_hash is not null');
  await protectAccountTable(db, 'signatures', { ownerReads: true });

  await run(`create table signature_persons (
    account_id uuid not null,
    id uuid not null,
    signature_id uuid not null,
    place integer not null,
    turn integer not null default 1,
    role text not null check (role in ('CONTRACTING', 'CONTRACTED', 'WITNESS', 'GUARANTOR', 'CONSENTING')),
    kind text not null check (kind in ('SIGN', 'APPROVE', 'COPY')),
    name text not null,
    surname text not null,
    email text not null,
    document text not null,
    phone text not null,
    auth text not null check (auth in ('email', 'whatsapp', 'sms')),
    epoch integer not null default 1,
    provider_key text,
    provider_url text,
    notified_at timestamptz,
    notified_by text,
    mail_key text,
    opened_at timestamptz,
    signed_at timestamptz,
    signed_name text,
    drawing bytea,
    refused_at timestamptz,
    refusal_reason text,
    wrong_codes integer not null default 0,
    codes_wait_until timestamptz,
    primary key (account_id, id),
    foreign key (account_id, signature_id) references signatures on delete cascade,
    check (signed_at is null or refused_at is null)
  )`);
  await run(
    'create index signature_persons_signature on signature_persons (account_id, signature_id, place)',
  );
  await protectAccountTable(db, 'signature_persons', { ownerReads: true });

  await run(`create table signature_codes (
    account_id uuid not null,
    person_id uuid not null,
    code_hash bytea not null,
    sent_at timestamptz not null default now(),
    expires_at timestamptz not null,
    tries integer not null default 0,
    primary key (account_id, person_id),
    foreign key (account_id, person_id) references signature_persons on delete cascade
  )`);
  await protectAccountTable(db, 'signature_codes');

  // Each row carries the digest of the one before: nothing can be changed, added or left out in the middle unseen.
  await run(`create table signature_events (
    account_id uuid not null,
    id uuid not null,
    signature_id uuid not null,
    seq integer not null,
    at timestamptz not null,
    kind text not null,
    person_id uuid,
    user_id uuid,
    facts jsonb not null default '{}',
    previous_hash text not null,
    hash text not null,
    primary key (account_id, id),
    unique (account_id, signature_id, seq),
    foreign key (account_id, signature_id) references signatures on delete cascade
  )`);
  await protectAccountTable(db, 'signature_events', { appendOnly: true });

  // How many documents an account may send, and until when; without a row none.
  await run(`create table signature_quotas (
    account_id uuid primary key references accounts on delete cascade,
    total integer not null check (total >= 0),
    valid_from date not null default current_date,
    valid_until date not null
  )`);
  await protectAccountTable(db, 'signature_quotas');

  // Requests with a link, a code or a file name no account: these functions find it.
  await run(`create function find_signature_person(wanted uuid)
    returns table (account_id uuid, signature_id uuid, epoch integer)
    language sql stable security definer set search_path = pg_catalog, public
    as 'select p.account_id, p.signature_id, p.epoch from public.signature_persons p where p.id = wanted'`);
  await run(`create function find_signature_by_code(wanted text)
    returns table (account_id uuid, id uuid)
    language sql stable security definer set search_path = pg_catalog, public
    as 'select s.account_id, s.id from public.signatures s where s.verify_code = wanted'`);
  await run(`create function find_signature_by_hash(wanted text)
    returns table (account_id uuid, id uuid)
    language sql stable security definer set search_path = pg_catalog, public
    as 'select s.account_id, s.id from public.signatures s
        where s.document_hash = wanted or s.sealed_hash = wanted order by s.registered_at desc limit 1'`);
  await run(`create function find_signature_by_key(wanted_provider text, wanted_key text)
    returns table (account_id uuid, id uuid)
    language sql stable security definer set search_path = pg_catalog, public
    as 'select s.account_id, s.id from public.signatures s
        where s.provider = wanted_provider and s.key = wanted_key'`);
  await countSignatures(db);
}

/** Creates what the list of signatures needs: the exclusion of deleted contracts, and totals maintained by triggers. */
async function countSignatures(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);

  // Links of signers are worked out from it: they are kept nowhere.
  await sql`insert into server_secrets values ('signature-links', ${randomBytes(32)})`.execute(db);

  await run(`create index signatures_waiting on signatures (account_id)
    where state = 'COMPLETED' or state = 'OPEN' and provider <> 'embedded'`);
  await run(`create function accounts_with_waiting_signatures() returns setof uuid
    language sql stable security definer set search_path = pg_catalog, public
    as $$ select distinct account_id from public.signatures
      where state = 'COMPLETED' or state = 'OPEN' and provider <> 'embedded' $$`);

  await run('alter table signatures add column is_hidden boolean not null default false');
  // Visibility depends on the board of the contract's item, which does not change.
  await run("alter table signatures add column board text not null default 'SALES'");
  await run(`create function name_board_of_signature() returns trigger language plpgsql as $$
    begin
      new.board := coalesce((select s.type from sale_contracts c
        join sales s on s.account_id = c.account_id and s.id = c.sale_id
        where c.account_id = new.account_id and c.id = new.contract_id), new.board);
      return new;
    end $$`);
  await run(`create trigger signatures_board before insert on signatures
    for each row execute function name_board_of_signature()`);
  await run(`create function hide_signatures() returns trigger language plpgsql as $$
    begin
      update signatures set is_hidden = new.deleted_at is not null
      where account_id = new.account_id and contract_id = new.id;
      return null;
    end $$`);
  await run(`create trigger signatures_hidden after update of deleted_at on sale_contracts
    for each row when (old.deleted_at is distinct from new.deleted_at) execute function hide_signatures()`);

  await run(`create table signature_totals (
    account_id uuid not null,
    board text not null,
    state text not null,
    items integer not null,
    primary key (account_id, board, state),
    foreign key (account_id) references accounts on delete cascade
  ) with (fillfactor = 50)`);
  await protectAccountTable(db, 'signature_totals');

  // Rows are locked in the order of their key, whatever the statement: two writers wait, they never deadlock.
  const addUp = (changes: string) => `
    insert into signature_totals as t (account_id, board, state, items)
    select account_id, board, state, sum(items) from (${changes}) change
    group by account_id, board, state having sum(items) <> 0 order by account_id, board, state
    on conflict (account_id, board, state) do update set items = t.items + excluded.items;`;
  const rows = (table: string, sign: '+' | '-') =>
    `select account_id, board, state, ${sign}1 as items from ${table} where not is_hidden`;
  const events = {
    insert: { referencing: 'new table as came', changes: rows('came', '+') },
    update: {
      referencing: 'old table as went new table as came',
      changes: `${rows('went', '-')} union all ${rows('came', '+')}`,
    },
    delete: { referencing: 'old table as went', changes: rows('went', '-') },
  };
  for (const [event, { referencing, changes }] of Object.entries(events)) {
    await run(`create function add_up_signatures_${event}() returns trigger language plpgsql as $$
      begin ${addUp(changes)} return null; end $$`);
    await run(`create trigger signature_totals_${event} after ${event} on signatures
      referencing ${referencing} for each statement execute function add_up_signatures_${event}()`);
  }
}
