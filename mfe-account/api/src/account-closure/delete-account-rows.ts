import type { Tx } from '@girassol/api-platform/database';
import type { FileStore } from '@girassol/api-platform/files/file-store';
import { type RawBuilder, sql } from 'kysely';
import { keptIfReferenced, keptRows } from './kept-rows';
import { type DeletionPlan, planDeletion } from './plan-deletion';

/** Rows that one transaction deletes. */
const ROWS_AT_ONCE = 1_000;

const BEFORE_EVERY_ID = '00000000-0000-0000-0000-000000000000';

interface Deletion {
  accountId: string;
  store: FileStore;
  /** Runs work in a transaction of the account that commits only while this process has the job. */
  write: (work: (tx: Tx) => Promise<void>) => Promise<void>;
  /** Called before each portion. */
  giveWay: () => Promise<void>;
}

/**
 * Deletes all rows and files of an account but those that are kept apart, in portions. A process that dies in between has
 * deleted some of them, and the next attempt deletes the rest. People lose their personal data first, and those customers to
 * whom kept rows refer once the other ones are deleted.
 */
export async function deleteAccountRows(deletion: Deletion): Promise<void> {
  let plan: DeletionPlan = { tables: [], references: [] };
  await deletion.write(async (tx) => {
    plan = await planDeletion(tx);
    await removeDataOfPeople(tx, deletion.accountId);
  });
  for (const table of plan.tables) {
    if (table === 'stored_files') await deleteFileContents(deletion);
    await deleteRows(deletion, plan, table);
    // People to whom only customers refer are deleted after this.
    if (table === 'customers') await removeDataOfCustomers(deletion);
  }
}

/** Deletes the rows of one table of the account in portions: those that are not kept, or all of them. */
export async function deleteRows(
  { accountId, write, giveWay }: Omit<Deletion, 'store'>,
  plan: DeletionPlan,
  table: string,
  rows: 'notKept' | 'all' = 'notKept',
): Promise<void> {
  const kept = rows === 'all' ? sql`false` : buildKeptCondition(plan, table);
  let deleted = ROWS_AT_ONCE;
  while (deleted === ROWS_AT_ONCE) {
    await giveWay();
    await write(async (tx) => {
      const result = await sql`
        delete from ${sql.table(table)} where ctid in (
          select t.ctid from ${sql.table(table)} t
          where ${sql.ref(table === 'accounts' ? 't.id' : 't.account_id')} = ${accountId} and not (${kept})
          limit ${ROWS_AT_ONCE})`.execute(tx);
      deleted = Number(result.numAffectedRows ?? 0n);
    });
  }
}

function buildKeptCondition({ references }: DeletionPlan, table: string): RawBuilder<boolean> {
  if (!keptIfReferenced.some((name) => name === table)) return keptRows[table] ?? sql<boolean>`false`;
  const conditions = references
    .filter(({ child, parent }) => parent === table && (child in keptRows || isKeptIfReferenced(child)))
    .map(
      ({ child, column }) => sql`exists (select from ${sql.table(child)} r
        where r.account_id = t.account_id and ${sql.ref(`r.${column}`)} = t.id)`,
    );
  // The owner is named by whatever reads the account later.
  const owner = table === 'users' ? sql`t.type = 'MANAGER'` : sql`false`;
  return sql`${sql.join([owner, ...conditions], sql` or `)}`;
}

const isKeptIfReferenced = (table: string): boolean => keptIfReferenced.some((name) => name === table);

/** Deletes the contents of files whose rows are about to be deleted. Contents without a row would stay for ever. */
async function deleteFileContents({ accountId, store, write, giveWay }: Deletion): Promise<void> {
  let after = BEFORE_EVERY_ID;
  for (;;) {
    await giveWay();
    let ids: string[] = [];
    await write(async (tx) => {
      const { rows } = await sql<{ id: string }>`
        select t.id from stored_files t
        where t.account_id = ${accountId} and t.id > ${after} and not (${keptRows.stored_files ?? sql`false`})
        order by t.id limit ${ROWS_AT_ONCE}`.execute(tx);
      ids = rows.map(({ id }) => id);
    });
    for (const id of ids) await store.delete(id);
    const last = ids.at(-1);
    if (last === undefined || ids.length < ROWS_AT_ONCE) return;
    after = last;
  }
}

/** Takes the personal data from the customers that stay, in portions: an account may have any number of them. */
async function removeDataOfCustomers({ accountId, write, giveWay }: Deletion): Promise<void> {
  let after = BEFORE_EVERY_ID;
  for (;;) {
    await giveWay();
    let ids: string[] = [];
    await write(async (tx) => {
      const { rows } = await sql<{ id: string }>`
        select id from customers where account_id = ${accountId} and id > ${after}
        order by id limit ${ROWS_AT_ONCE}`.execute(tx);
      ids = rows.map(({ id }) => id);
      await sql`
        update customers set owner_id = (select id from users where account_id = ${accountId} and type = 'MANAGER'),
          name = 'Cliente apagado', email = '', phone = '', whatsapp = '', document = '', uf = '', city = '',
          postal_code = '', street = '', number = '', district = '', complement = '', income_cents = null, rg = '',
          nationality = '', profession = '', in_charge_name = '', in_charge_cpf = '', associates = null,
          observations = '', origin = null
        where account_id = ${accountId} and id = any(${ids}::uuid[])`.execute(tx);
    });
    const last = ids.at(-1);
    if (last === undefined || ids.length < ROWS_AT_ONCE) return;
    after = last;
  }
}

/**
 * Takes the personal data from the people of an account, who are few. Their names stay with access records. Absences end, because a
 * deputy is not deleted before the person who is away.
 */
async function removeDataOfPeople(tx: Tx, accountId: string): Promise<void> {
  await sql`
    update override_permissions set email = 'conta apagada', ended_at = coalesce(ended_at, now()),
      ended_by = coalesce(ended_by, 'Girassol')
    where user_id in (select id from users where account_id = ${accountId})`.execute(tx);
  await sql`
    update users set email = id::text || '@conta-encerrada.invalid', phone = '', position = '', password_hash = 'x',
      permissions = '{}', disabled_at = coalesce(disabled_at, now()),
      away_from = null, away_until = null, deputy_id = null
    where account_id = ${accountId}`.execute(tx);
}
