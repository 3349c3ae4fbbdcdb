// Types that parts of the server add to the database interface: jobs of the demonstration use them.
import type {} from '@girassol/api/src/app';
import { DEMO_PASSWORD, seedDemo } from '@girassol/api/src/demo';
import type { Database } from '@girassol/api-platform/database';
import { sql } from 'kysely';

/** Login used by measurements: the owner of the demonstration account that has every module. */
export const ownerLogin = { email: 'dono@girassol.test', password: DEMO_PASSWORD };

/** Fills an empty database with the demonstration data and returns the account id of `ownerLogin`. */
export async function seedDemoAccount(database: Database): Promise<string> {
  await seedDemo(database);
  const [found] = await database.lookUp(
    sql<{ account_id: string }>`select account_id from find_login(${ownerLogin.email})`,
  );
  if (!found) throw new Error(`${ownerLogin.email} is not in the demonstration data`);
  return found.account_id;
}
