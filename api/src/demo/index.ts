import { sql } from 'kysely';
import { hashPassword } from '../areas/users/password';
import type { Database } from '../platform/database';
import type { FileStore } from '../platform/files/file-store';
import { demoAccounts } from './accounts';
import { seedAccount } from './seed-account';

/** Password of every demonstration login. */
export const DEMO_PASSWORD = 'Girassol2026';

/** Who can enter while the demonstration data is there. */
export const demoLogins: { email: string; description: string }[] = demoAccounts.flatMap(
  ({ manager, description, vendors }) => [
    { email: manager.email, description },
    ...vendors.flatMap((vendor) =>
      vendor.description ? [{ email: vendor.email, description: vendor.description }] : [],
    ),
  ],
);

/** Processes that start together fill the database once. Any number that nothing else locks. */
const SEED_LOCK = 7_163_004_212;
const SEED = 20_260_731;

interface DemoSurroundings {
  store?: FileStore;
  /** Is there the bank of the demonstration to finance with? */
  hasBank?: boolean;
}

/**
 * Fills an empty database with the demonstration accounts, all or nothing. Does nothing when any account is there. With a
 * store, customers have files; with the bank, it was asked for credit.
 */
export async function seedDemo(
  database: Database,
  now = Date.now(),
  { store, hasBank = true }: DemoSurroundings = {},
): Promise<void> {
  if (!(await database.lookUp(hasNoAccounts))[0]?.empty) return;
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await database.asSystem(async (tx) => {
    await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(tx);
    if (!(await hasNoAccounts.execute(tx)).rows[0]?.empty) return;
    for (const [index, account] of demoAccounts.entries()) {
      await seedAccount(tx, account, { seed: SEED + index, now, passwordHash, store, hasBank });
    }
  });
  await database.analyse();
}

const hasNoAccounts = sql<{ empty: boolean }>`select has_no_accounts() as empty`;
