import { hashPassword } from '@girassol/account-api/users';
import type { Database } from '@girassol/api-platform/database';
import type { FileStore } from '@girassol/api-platform/files/file-store';
import { seedDemoTickets } from '@girassol/support-api/demo';
import { sql } from 'kysely';
import { demoAccounts } from './accounts';
import { writeAnnouncements } from './announcements';
import { createRandom } from './demo-random';
import { type SeededAccount, seedAccount } from './seed-account';

/** Password of every demonstration login. */
export const DEMO_PASSWORD = 'Girassol2026';

/**
 * Logins of the demonstration, with their descriptions, which work while the demonstration data is present.
 */
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
/** Sets the ids of tickets apart from those of the accounts. */
const TICKETS_SEED = 71_000;
/** Sets the times of announcements apart from the others. */
const ANNOUNCEMENTS_SEED = 107_000;

interface DemoOptions {
  store?: FileStore;
  /** Is there the bank of the demonstration to finance with? */
  hasBank?: boolean;
  /** Are there phones of the demonstration to talk to? */
  hasMessenger?: boolean;
}

/**
 * Fills an empty database with the demonstration accounts, all or nothing. Does nothing if any account
 * exists. With a file store, customers get files in their archives, and exports are inserted with theirs; with `hasBank`,
 * credit requests are inserted too.
 */
export async function seedDemo(
  database: Database,
  now = Date.now(),
  { store, hasBank = true, hasMessenger = true }: DemoOptions = {},
): Promise<void> {
  if (!(await database.lookUp(hasNoAccounts))[0]?.empty) return;
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await database.asSystem(async (tx) => {
    await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(tx);
    if (!(await hasNoAccounts.execute(tx)).rows[0]?.empty) return;
    const accounts: SeededAccount[] = [];
    for (const [index, account] of demoAccounts.entries())
      accounts.push(
        await seedAccount(tx, account, {
          seed: SEED + index,
          now,
          passwordHash,
          store,
          hasBank,
          hasMessenger,
        }),
      );
    const platform = accounts[demoAccounts.findIndex(({ manager }) => manager.isAdmin)];
    const { id: createId } = createRandom(SEED + TICKETS_SEED);
    if (!platform) return;
    await seedDemoTickets(tx, { accounts, platform, now, createId });
    const [operator] = platform.people;
    if (operator) await writeAnnouncements(tx, { by: operator.email, seed: SEED + ANNOUNCEMENTS_SEED, now });
  });
  await database.analyse();
}

const hasNoAccounts = sql<{ empty: boolean }>`select has_no_accounts() as empty`;
