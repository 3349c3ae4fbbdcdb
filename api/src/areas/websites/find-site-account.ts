import type { Database } from '@girassol/api-platform/database';
import { sql } from 'kysely';

/**
 * Finds the id of the account that has a site, by the present or a former slug or by the id of a user.
 * Returns null if no account matches.
 */
export async function findSiteAccount(database: Database, wanted: string): Promise<string | null> {
  const [found] = await database.lookUp(
    sql<{ account_id: string }>`select * from find_website(${wanted.toLowerCase()})`,
  );
  return found?.account_id ?? null;
}
