import type { Database } from '@girassol/api-platform/database';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { sql } from 'kysely';

/**
 * Finds the platform's own account, which has the tickets of people without a session. Throws a refusal (503) where nobody
 * administers the platform yet.
 */
export async function findPlatformAccount(database: Database): Promise<string> {
  const [row] = await database.lookUp(sql<{ id: string | null }>`select find_platform_account() as id`);
  if (!row?.id) throw new Refusal(503, 'O suporte ainda não atende por aqui. Tente de novo mais tarde.');
  return row.id;
}
