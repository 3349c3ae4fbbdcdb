import { type Kysely, sql } from 'kysely';

/**
 * Adds owner and customer of the item to each signature for the list of signatures, maintained by triggers, and totals
 * per owner.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);

  for (const event of ['insert', 'update', 'delete']) {
    await run(`drop trigger signature_totals_${event} on signatures`);
    await run(`drop function add_up_signatures_${event}`);
  }
  await run('drop trigger signatures_board on signatures');
  await run('drop function name_board_of_signature');

  await run('alter table signatures add column owner_id uuid, add column customer_id uuid');
  // The walls hold for the owner of the tables too.
  const read = ['signatures', 'sale_contracts', 'sales', 'signature_totals'];
  for (const table of read) await run(`alter table ${table} no force row level security`);
  await run(`update signatures g set owner_id = s.owner_id, customer_id = c.customer_id
    from sale_contracts c left join sales s on s.account_id = c.account_id and s.id = c.sale_id
    where c.account_id = g.account_id and c.id = g.contract_id`);
  // A first name has thousands: what they are told apart and put in order by is read from the index alone.
  await run(`create index signatures_customer on signatures (account_id, customer_id)
    include (updated_at, id, state, board, owner_id) where not is_hidden`);
  await run(`create index signatures_owner on signatures (account_id, owner_id, updated_at desc, id desc)
    include (state, board) where not is_hidden`);
  await run(`create index signatures_board on signatures (account_id, board, updated_at desc, id desc)
    where not is_hidden`);
  await run('drop index signatures_updated');
  await run('drop index signatures_state');
  await run(`create index signatures_state on signatures (account_id, board, state, updated_at desc, id desc)
    where not is_hidden`);

  await run(`create function place_signature() returns trigger language plpgsql as $$
    begin
      select coalesce(s.type, new.board), s.owner_id, c.customer_id
      into new.board, new.owner_id, new.customer_id
      from sale_contracts c left join sales s on s.account_id = c.account_id and s.id = c.sale_id
      where c.account_id = new.account_id and c.id = new.contract_id;
      return new;
    end $$`);
  await run(`create trigger signatures_place before insert on signatures
    for each row execute function place_signature()`);
  await run(`create function follow_contract_of_signatures() returns trigger language plpgsql as $$
    begin
      update signatures g set customer_id = new.customer_id, owner_id = coalesce(
        (select s.owner_id from sales s where s.account_id = new.account_id and s.id = new.sale_id), g.owner_id)
      where g.account_id = new.account_id and g.contract_id = new.id;
      return null;
    end $$`);
  await run(`create trigger signatures_follow_contract after update of sale_id, customer_id on sale_contracts
    for each row when (old.sale_id is distinct from new.sale_id or old.customer_id is distinct from new.customer_id)
    execute function follow_contract_of_signatures()`);
  await run(`create function follow_owner_of_signatures() returns trigger language plpgsql as $$
    begin
      update signatures g set owner_id = new.owner_id
      from sale_contracts c
      where c.account_id = new.account_id and c.sale_id = new.id
        and g.account_id = c.account_id and g.contract_id = c.id;
      return null;
    end $$`);
  await run(`create trigger signatures_follow_owner after update of owner_id on sales
    for each row when (old.owner_id is distinct from new.owner_id) execute function follow_owner_of_signatures()`);

  await addUpByOwner(run);
  for (const table of read) await run(`alter table ${table} force row level security`);
}

async function addUpByOwner(run: (text: string) => Promise<unknown>): Promise<void> {
  const nobody = "'00000000-0000-0000-0000-000000000000'::uuid";
  await run('delete from signature_totals');
  await run(`alter table signature_totals add column owner_id uuid not null default ${nobody},
    drop constraint signature_totals_pkey, add primary key (account_id, board, state, owner_id)`);
  await run('alter table signature_totals alter column owner_id drop default');
  // Rows are locked in the order of their key, whatever the statement: two writers wait, they never deadlock.
  const addUp = (changes: string) => `
    insert into signature_totals as t (account_id, board, state, owner_id, items)
    select account_id, board, state, owner_id, sum(items) from (${changes}) change
    group by account_id, board, state, owner_id having sum(items) <> 0
    order by account_id, board, state, owner_id
    on conflict (account_id, board, state, owner_id) do update set items = t.items + excluded.items;`;
  const rows = (table: string, sign: '+' | '-') =>
    `select account_id, board, state, coalesce(owner_id, ${nobody}) as owner_id, ${sign}1 as items
      from ${table} where not is_hidden`;
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
  await run(addUp(rows('signatures', '+')));
}
