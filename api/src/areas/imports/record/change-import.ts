import type { RawBuilder, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Row, Tx } from '../../../platform/database';
import type { ImportsTable } from '../../../platform/database/import-tables';
import { publish } from '../../../platform/events/publish';

type Columns = Omit<Updateable<ImportsTable>, 'account_id' | 'id' | 'version'>;

type Told = Pick<Row<'imports'>, 'account_id' | 'id' | 'user_id'>;

/** Writes columns of an import, and tells who may see it. */
export const changeImport = (tx: Tx, row: Told, columns: Columns): Promise<Row<'imports'>> =>
  update(tx, row, columns);

/** The same as a new version: what works on an older one ends, a filling too. */
export const renewImport = (tx: Tx, row: Told, columns: Columns): Promise<Row<'imports'>> =>
  update(tx, row, { filling: null, ...columns, version: sql<number>`version + 1` });

async function update(
  tx: Tx,
  row: Told,
  columns: Columns & { version?: RawBuilder<number> },
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

/** Tells whose import it is, and who sees all of them, that it went on. */
export const tellImport = (tx: Tx, { account_id, id, user_id }: Told): Promise<void> =>
  publish(
    tx,
    { accountId: account_id, clientId: null },
    { kind: 'import-changed', import: id },
    { people: [user_id], managers: ['configManager'] },
  );
