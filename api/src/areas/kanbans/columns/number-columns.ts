import { sql } from 'kysely';
import type { Tx } from '../../../platform/database';

/** Writes down the order of all columns of a board. */
export async function numberColumns(tx: Tx, accountId: string, columnIds: string[]): Promise<void> {
  await sql`
    update kanban_columns c set position = placed.place - 1
    from unnest(${columnIds}::uuid[]) with ordinality as placed (id, place)
    where c.account_id = ${accountId} and c.id = placed.id and c.position <> placed.place - 1`.execute(tx);
}
