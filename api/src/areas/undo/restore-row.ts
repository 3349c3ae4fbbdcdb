import type { Caller } from '@girassol/api-platform/access';
import { getErrorCode, type Row, type Tx } from '@girassol/api-platform/database';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { type RawBuilder, sql } from 'kysely';
import { formatItemLabel } from '../items/format-item-label';
import { findRankGapBelow, generateRank } from '../kanbans/column-ranks';
import type { RecordedChange } from './recorded-change';

/** Columns that the database generates, in tables that undoable actions change. */
export const generatedColumns = [
  'search_key',
  'closed_day',
  'name_key',
  'city_key',
  'phone_key',
  'whatsapp_key',
];
/** Columns that every activity changes and that do not count as a change. Restored only if nothing else changed. */
const activityColumns = ['last_activity_at', 'last_activity_text'];
/** The place of a row that the deed made says nothing about its content. */
const placing = ['rank', 'position'];
/** They count changes, and a taking back is one more: never as before, or who still sees what was undone would not be told. */
const counting = ['version', 'updated_at', 'updated_by'];

/**
 * Restores one row to its contents before an undoable action. The stored contents are applied within the
 * database, so that no value is rounded. Throws 409 if the row was changed since.
 */
export async function restoreRow(tx: Tx, caller: Caller, change: RecordedChange): Promise<void> {
  const { accountId } = caller;
  if (change.before === null) return deleteCreatedRow(tx, accountId, change);
  if (change.after === null) return reinsertRow(tx, accountId, change);
  return revertRow(tx, caller, change);
}

const selectImage = (
  { account_id, deed_id, seq }: RecordedChange,
  image: 'before' | 'after',
): RawBuilder<unknown> =>
  sql`(select ${sql.ref(image)} from deed_changes
    where account_id = ${account_id} and deed_id = ${deed_id} and seq = ${seq})`;

const filterRow = (accountId: string, { row_key }: RecordedChange): RawBuilder<unknown> =>
  sql.join(
    [
      sql`r.account_id = ${accountId}`,
      ...Object.entries(row_key).map(([name, value]) => sql`r.${sql.ref(name)} = ${value}::uuid`),
    ],
    sql` and `,
  );

/** Does the row say something else than the deed left? */
const differs = (change: RecordedChange, ignored: readonly string[]): RawBuilder<unknown> =>
  sql`exists (
    select from jsonb_each(${selectImage(change, 'after')} - ${[...generatedColumns, ...ignored]}::text[]) kept
    where to_jsonb(r) -> kept.key is distinct from kept.value)`;

async function lockAndCompareRow(
  tx: Tx,
  accountId: string,
  change: RecordedChange,
  ignored: readonly string[],
): Promise<{ changed: boolean } | undefined> {
  const { rows } = await sql<{ changed: boolean }>`
    select ${differs(change, ignored)} as changed from ${sql.table(change.table_name)} r
    where ${filterRow(accountId, change)} for update`.execute(tx);
  return rows[0];
}

/**
 * Deletes a row that the action created. Throws 409 if the row was changed since. A row that is gone already counts as
 * deleted.
 */
async function deleteCreatedRow(tx: Tx, accountId: string, change: RecordedChange): Promise<void> {
  const now = await lockAndCompareRow(tx, accountId, change, placing);
  if (!now) return;
  if (now.changed) throw await changedSince(tx, accountId, change);
  await sql`delete from ${sql.table(change.table_name)} r where ${filterRow(accountId, change)}`
    .execute(tx)
    .catch((error: unknown) => refuseBroken(error, change, STILL_IN_USE));
}

/** Inserts a row again that the action deleted. */
async function reinsertRow(tx: Tx, accountId: string, change: RecordedChange): Promise<void> {
  const table = sql.table(change.table_name);
  const names = getRestorableColumns(change.before);
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const values = sql.join(names.map((name) => sql`r.${sql.ref(name)}`));
  const rank = await freeRank(tx, accountId, change, change.before ?? {});
  const image = rank
    ? sql`${selectImage(change, 'before')} || jsonb_build_object('rank', ${rank}::text)`
    : selectImage(change, 'before');
  await sql`insert into ${table} (${columns})
    select ${values} from jsonb_populate_record(null::${table}, ${image}) r`
    .execute(tx)
    .catch((error: unknown) => refuseBroken(error, change, orphan));
}

/** Restores the columns that the action changed. Throws 409 if they were changed since. */
async function revertRow(tx: Tx, { accountId, userId }: Caller, change: RecordedChange): Promise<void> {
  const now = await lockAndCompareRow(tx, accountId, change, [...activityColumns, ...counting]);
  if (!now || now.changed) throw await changedSince(tx, accountId, change);
  const isUntouched = (await lockAndCompareRow(tx, accountId, change, []))?.changed === false;
  const names = getRestorableColumns(change.before).filter(
    (name) => !counting.includes(name) && (isUntouched || !activityColumns.includes(name)),
  );
  if (names.length === 0) return;
  const table = sql.table(change.table_name);
  const rank = change.table_name === 'sales' ? await rankBack(tx, accountId, change) : null;
  const values = names.map((name) => sql`${sql.ref(name)} = was.${sql.ref(name)}`);
  const placed = rank ? [...values.filter((_, at) => names[at] !== 'rank'), sql`rank = ${rank}`] : values;
  const counted = counting.filter((name) => name in (change.before ?? {})).map((name) => again(name, userId));
  await sql`update ${table} r set ${sql.join([...placed, ...counted])}
    from jsonb_populate_record(null::${table}, ${selectImage(change, 'before')}) was
    where ${filterRow(accountId, change)}`
    .execute(tx)
    .catch((error: unknown) => refuseBroken(error, change, orphan));
}

const again = (name: string, userId: string): RawBuilder<unknown> => {
  if (name === 'version') return sql`version = r.version + 1`;
  return name === 'updated_at' ? sql`updated_at = now()` : sql`updated_by = ${userId}`;
};

const getRestorableColumns = (image: object | null): string[] =>
  Object.keys(image ?? {}).filter((name) => !generatedColumns.includes(name));

/** Another rank for an item whose own was given to somebody else meanwhile; null where it is free. */
async function rankBack(tx: Tx, accountId: string, change: RecordedChange): Promise<string | null> {
  const item = await findItemOfChange(tx, accountId, change);
  return item ? freeRank(tx, accountId, change, { ...item, ...change.before }) : null;
}

async function freeRank(
  tx: Tx,
  accountId: string,
  { table_name, row_key }: RecordedChange,
  { column_id, rank, status }: Record<string, unknown>,
): Promise<string | null> {
  if (table_name !== 'sales' || status !== 'IN_PROGRESS') return null;
  if (typeof column_id !== 'string' || typeof rank !== 'string' || !row_key.id) return null;
  const taken = await tx
    .selectFrom('sales')
    .select('id')
    .where('account_id', '=', accountId)
    .where('column_id', '=', column_id)
    .where('rank', '=', rank)
    .where('status', '=', 'IN_PROGRESS')
    .where('id', '<>', row_key.id)
    .executeTakeFirst();
  return taken
    ? generateRank(await findRankGapBelow(tx, { accountId, columnId: column_id }, rank, row_key.id))
    : null;
}

const findItemOfChange = (
  tx: Tx,
  accountId: string,
  { row_key }: RecordedChange,
): Promise<Row<'sales'> | undefined> =>
  tx
    .selectFrom('sales')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', row_key.id ?? '')
    .executeTakeFirst();

/** Says what stands in the way, and what happened to it. */
async function changedSince(tx: Tx, accountId: string, change: RecordedChange): Promise<Refusal> {
  return new Refusal(
    409,
    `Não dá mais para desfazer: ${await obstacle(tx, accountId, change)}. Nada foi alterado.`,
  );
}

async function obstacle(tx: Tx, accountId: string, change: RecordedChange): Promise<string> {
  const { table_name, row_key } = change;
  if (table_name === 'sales') {
    const item = await findItemOfChange(tx, accountId, change);
    if (item)
      return `${formatItemLabel(item)} mudou depois disso${item.last_activity_text ? ` (${item.last_activity_text})` : ''}`;
  }
  if (table_name === 'notes') return 'a nota mudou ou foi excluída depois disso';
  if (table_name === 'customers' || table_name === 'kanban_columns') {
    const { rows } = await sql<{ name: string }>`
      select ${sql.ref(table_name === 'customers' ? 'name' : 'title')} as name from ${sql.table(table_name)}
      where account_id = ${accountId} and id = ${row_key.id}::uuid`.execute(tx);
    const what = table_name === 'customers' ? 'o cliente' : 'a coluna';
    return rows[0] ? `${what} "${rows[0].name}" mudou depois disso` : `${what} não existe mais`;
  }
  return 'o item mudou depois disso';
}

const FOREIGN_KEY = '23503';
const UNIQUE_VIOLATION = '23505';

/** Its column, its customer or its owner is gone. */
const orphan = 'a coluna, o cliente ou o responsável não existe mais';
/** Reason of a refusal because later rows refer to a row that the action created. */
const STILL_IN_USE = 'já há itens na coluna';

/** Reason of a refusal because a unique value was taken since, by table. */
const takenReasons: Partial<Record<string, string>> = {
  customers: 'o documento de antes já é de outro cliente',
};

/**
 * Throws the refusal (409) of a change that cannot be restored because a value was taken since, or because a row that it
 * needs is gone, for the given reason. Any other error is thrown as it is.
 */
export function refuseBroken(
  error: unknown,
  { table_name }: RecordedChange,
  reference: string = orphan,
): never {
  const code = getErrorCode(error);
  if (code !== FOREIGN_KEY && code !== UNIQUE_VIOLATION) throw error;
  const why =
    code === FOREIGN_KEY ? reference : (takenReasons[table_name] ?? 'o que estava ali já é de outro');
  throw new Refusal(409, `Não dá mais para desfazer: ${why}. Nada foi alterado.`);
}
