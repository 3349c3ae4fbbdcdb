import { type Kysely, sql } from 'kysely';

interface AccountTableOptions {
  /** The column that names the account; `accounts` itself uses its id. */
  accountColumn?: string;
  /** Rows may be added and read, never changed nor removed by the program: histories. */
  appendOnly?: boolean;
  /**
   * SECURITY DEFINER functions read this table as its owner: look-ups before the account is known, or searches that need
   * an index whose operator is not leakproof. Such a function must filter by the account itself.
   */
  ownerReads?: boolean;
}

/**
 * Protects a table that has an account column with forced row-level security: a transaction sees only the
 * rows of its own account. Every migration that creates such a table calls this function.
 */
export async function protectAccountTable(
  db: Kysely<unknown>,
  table: string,
  { accountColumn = 'account_id', appendOnly = false, ownerReads = false }: AccountTableOptions = {},
): Promise<void> {
  const name = sql.table(table);
  // In a subquery the setting is read once per statement, not once per row.
  const own = sql`${sql.ref(accountColumn)} = (select nullif(current_setting('app.account_id', true), '')::uuid)`;

  await sql`alter table ${name} enable row level security`.execute(db);
  await sql`alter table ${name} force row level security`.execute(db);
  if (appendOnly) {
    await sql`create policy own_account_read on ${name} for select using (${own})`.execute(db);
    await sql`create policy own_account_add on ${name} for insert with check (${own})`.execute(db);
    await allowDeletionWithAccount(db, table);
  } else {
    await sql`create policy own_account on ${name} using (${own}) with check (${own})`.execute(db);
  }
  if (ownerReads) {
    await sql`create policy owner_reads on ${name} for select to current_user using (true)`.execute(db);
  }
}

/**
 * Lets rows of a history be deleted while their account is being deleted (`account_closures`). Tables of migrations that are
 * older than that table were given the policy by its own migration.
 */
async function allowDeletionWithAccount(db: Kysely<unknown>, table: string): Promise<void> {
  const {
    rows: [found],
  } = await sql<{
    exists: boolean;
  }>`select to_regclass('public.account_closures') is not null as exists`.execute(db);
  if (!found?.exists) return;
  const name = sql.table(table);
  await sql`create policy ended_account_delete on ${name} for delete using (
    account_id = (select nullif(current_setting('app.account_id', true), '')::uuid)
    and exists (select from account_closures e where e.account_id = ${sql.ref(`${table}.account_id`)} and e.state = 'DELETING'))`.execute(
    db,
  );
}
