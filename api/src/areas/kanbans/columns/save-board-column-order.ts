import type { Tx } from '@girassol/api-platform/database';
import { sql } from 'kysely';

/** Saves the order of all columns of a board. */
export async function saveBoardColumnOrder(tx: Tx, accountId: string, columnIds: string[]): Promise<void> {
  await sql`
    update kanban_columns c set position = placed.place - 1
    from unnest(${columnIds}::uuid[]) with ordinality as placed (id, place)
    where c.account_id = ${accountId} and c.id = placed.id and c.position <> placed.place - 1`.execute(tx);
}
