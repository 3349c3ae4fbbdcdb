import type { Row, Tx } from '@girassol/api-platform/database';
import type { ImportsTable } from '@girassol/api-platform/database/import-tables';
import { publishEvent } from '@girassol/api-platform/events/publish-event';
import type { RawBuilder, Updateable } from 'kysely';
import { sql } from 'kysely';

type Columns = Omit<Updateable<ImportsTable>, 'account_id' | 'id' | 'version'>;

type ImportKey = Pick<Row<'imports'>, 'account_id' | 'id' | 'user_id'>;

/** Updates columns of the row of an import, and publishes the change to open browsers. */
export const updateImport = (tx: Tx, row: ImportKey, columns: Columns): Promise<Row<'imports'>> =>
  update(tx, row, columns);

/**
 * Updates columns of the row of an import, and increments its version, so that jobs of the former version
 * stop. Publishes the change to open browsers.
 */
export const updateImportAsNewVersion = (tx: Tx, row: ImportKey, columns: Columns): Promise<Row<'imports'>> =>
  update(tx, row, { filling: null, ...columns, version: sql<number>`version + 1` });

async function update(
  tx: Tx,
  row: ImportKey,
  columns: Columns & { version?: RawBuilder<number> },
): Promise<Row<'imports'>> {
  const changed = await tx
    .updateTable('imports')
    .set(columns)
    .where('account_id', '=', row.account_id)
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await publishImportChanged(tx, row);
  return changed;
}

/**
 * Publishes a change of an import to the browsers of the user who started it and of users with
 * `configManager`.
 */
export const publishImportChanged = (tx: Tx, { account_id, id, user_id }: ImportKey): Promise<void> =>
  publishEvent(
    tx,
    { accountId: account_id, clientId: null },
    { kind: 'import-changed', import: id },
    { people: [user_id], managers: ['configManager'] },
  );
