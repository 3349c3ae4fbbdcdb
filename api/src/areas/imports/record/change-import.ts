import type { Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Row, Tx } from '../../../platform/database';
import type { ImportsTable } from '../../../platform/database/import-tables';
import { publish } from '../../../platform/events/publish';

type Columns = Omit<Updateable<ImportsTable>, 'account_id' | 'id' | 'version'>;

/** Writes columns of an import, and tells who may see it. */
export async function changeImport(
  tx: Tx,
  row: Pick<Row<'imports'>, 'account_id' | 'id' | 'user_id'>,
  columns: Columns,
): Promise<Row<'imports'>> {
  const changed = await tx
    .updateTable('imports')
    .set(columns)
    .where('account_id', '=', row.account_id)
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await tellImport(tx, row);
  return changed;
}

/** The same as a new version: what works on an older one ends. */
export async function renewImport(
  tx: Tx,
  row: Pick<Row<'imports'>, 'account_id' | 'id' | 'user_id'>,
  columns: Columns,
): Promise<Row<'imports'>> {
  await tx
    .updateTable('imports')
    .set({ version: sql<number>`version + 1` })
    .where('account_id', '=', row.account_id)
    .where('id', '=', row.id)
    .execute();
  return changeImport(tx, row, columns);
}

/** Tells whose import it is, and who sees all of them, that it went on. */
export const tellImport = (
  tx: Tx,
  { account_id, id, user_id }: Pick<Row<'imports'>, 'account_id' | 'id' | 'user_id'>,
): Promise<void> =>
  publish(
    tx,
    { accountId: account_id, clientId: null },
    { kind: 'import-changed', import: id },
    { people: [user_id], managers: ['configManager'] },
  );
