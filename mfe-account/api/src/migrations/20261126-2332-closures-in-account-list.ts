import { type Kysely, sql } from 'kysely';

/** Lets the list of all accounts, a function with the owner's rights, know which accounts wait for their deletion. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create policy owner_reads on account_closures for select to current_user using (true)`.execute(
    db,
  );
}
