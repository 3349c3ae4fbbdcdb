import { sql } from 'kysely';
import type { Database } from '../../platform/database';

/** The account whose site has this name, or had it, or to which this person belongs; null: there is none. */
export async function findSite(database: Database, wanted: string): Promise<string | null> {
  const [found] = await database.lookUp(
    sql<{ account_id: string }>`select * from find_website(${wanted.toLowerCase()})`,
  );
  return found?.account_id ?? null;
}
