import { type Kysely, sql } from 'kysely';

/**
 * Stores with a charge who paid it, how and on which day, when it is paid: its receipt says the same for ever. Charges that were
 * paid before keep the payer of today.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`alter table charges add column payer jsonb, add column paid_on date,
    add column paid_by text check (paid_by in ('pix', 'boleto', 'card', 'pixAutomatic', 'outside', 'credit'))`);
  await run('alter table charges no force row level security');
  await run(`update charges c set payer = s.payer from subscriptions s
    where s.account_id = c.account_id and c.paid_at is not null`);
  await run('alter table charges force row level security');
}
