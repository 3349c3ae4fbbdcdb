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
 * Puts the wall around a table of an account: row-level security, forced, with the one policy that lets a transaction
 * see the rows of the account it was opened for. Every migration that creates such a table calls this.
 */
export async function accountTable(
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
  } else {
    await sql`create policy own_account on ${name} using (${own}) with check (${own})`.execute(db);
  }
  if (ownerReads) {
    await sql`create policy owner_reads on ${name} for select to current_user using (true)`.execute(db);
  }
}
