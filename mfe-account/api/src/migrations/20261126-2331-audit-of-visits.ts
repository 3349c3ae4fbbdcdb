import { type Kysely, sql } from 'kysely';

/** Lets the audit log of an account hold visits of the support. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run('alter table audit_entries drop constraint audit_entries_area_check');
  await run(`alter table audit_entries add constraint audit_entries_area_check
    check (area in ('rights', 'plan', 'card', 'data', 'exports', 'security', 'support'))`);
}
