import type { Tx } from '@girassol/api-platform/database';
import { sql } from 'kysely';

/**
 * Returns a copy of `ids` in which `id` has moved to the given position. A position beyond the end means the
 * end.
 */
export function moveIdToPosition(ids: readonly string[], id: string, place: number): string[] {
  const others = ids.filter((other) => other !== id);
  return [...others.slice(0, place), id, ...others.slice(place)];
}

/** Saves the positions 0, 1, 2 … of archive folders or files in the order of `ids`. */
export async function savePositions(
  tx: Tx,
  table: 'archive_folders' | 'archive_files',
  accountId: string,
  ids: readonly string[],
): Promise<void> {
  await sql`
    update ${sql.table(table)} set position = place.number - 1
    from unnest(${ids}::uuid[]) with ordinality as place (id, number)
    where account_id = ${accountId} and ${sql.ref(`${table}.id`)} = place.id and position <> place.number - 1`.execute(
    tx,
  );
}
