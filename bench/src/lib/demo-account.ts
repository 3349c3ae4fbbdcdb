// What the parts of the server find on it: jobs of the demonstration name them.
import type {} from '@girassol/api/src/app';
import { DEMO_PASSWORD, seedDemo } from '@girassol/api/src/demo';
import type { Database } from '@girassol/api/src/platform/database';
import { sql } from 'kysely';

/** The login that measurements use: the owner of the account with everything. */
export const owner = { email: 'dono@girassol.test', password: DEMO_PASSWORD };

/** Fills an empty database with the demonstration data; answers the account of `owner`. */
export async function seedForBench(database: Database): Promise<string> {
  await seedDemo(database);
  const [found] = await database.lookUp(
    sql<{ account_id: string }>`select account_id from find_login(${owner.email})`,
  );
  if (!found) throw new Error(`${owner.email} is not in the demonstration data`);
  return found.account_id;
}
