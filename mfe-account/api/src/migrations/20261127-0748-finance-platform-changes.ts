import { type Kysely, sql } from 'kysely';

/** Lets the history of an account record that the finance platform was opened or closed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run('alter table account_changes drop constraint account_changes_action_check');
  await run(`alter table account_changes add constraint account_changes_action_check
    check (action in
      ('open', 'change', 'link', 'clock', 'mail', 'billing', 'factor', 'finance-opened', 'finance-closed'))`);
}
