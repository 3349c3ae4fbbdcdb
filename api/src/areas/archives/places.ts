import { sql } from 'kysely';
import type { Tx } from '../../platform/database';

/** A copy of `ids` with `id` at `place`; places beyond the end are the end. */
export function withIdAt(ids: readonly string[], id: string, place: number): string[] {
  const others = ids.filter((other) => other !== id);
  return [...others.slice(0, place), id, ...others.slice(place)];
}

/** Numbers rows of an archive 0, 1, 2 … in the order of `ids`. */
export async function renumber(
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
