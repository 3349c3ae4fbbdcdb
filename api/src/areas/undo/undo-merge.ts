import { type Caller, listVisibleOwnerIds } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { buildRowKeySql, listLinkedTables } from '@girassol/api-platform/database/linked-rows';
import { addHistoryLine, loadActor } from '@girassol/api-platform/histories/write-history';
import { notAllowed, Refusal } from '@girassol/api-platform/refusals/refusal';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import { type RawBuilder, sql } from 'kysely';
import { findRemainingCustomerId } from '../customers/find-remaining-customer';
import { lockOwnedCustomers } from '../customers/lock-owned-customers';
import { publishCustomerChanged } from '../customers/publish-customer-changed';
import { UNDONE_MERGE_TEXT, UNDONE_MERGE_TITLE } from '../customers/undone-merge-line';
import type { RecordedChange } from './recorded-change';
import type { RecordedMerge } from './recorded-merge';
import { describeKeptParts, restoreRemainingCustomer } from './restore-remaining-customer';
import { restoreRow } from './restore-row';

/**
 * Undoes a merge of two customers: the deleted customer exists again, with its rows that still belong to the customer that
 * remained, and with what was made of them since. Fields of the customer that remained are restored unless somebody changed
 * them since. Throws 403 unless the caller may still merge both, and 409 if the customer that remained is gone.
 */
export async function undoMerge(
  tx: Tx,
  caller: Caller,
  deed: Row<'deeds'>,
  { merge, changes }: { merge: RecordedMerge; changes: readonly RecordedChange[] },
): Promise<ResponseBody<'POST /sales/undo/:deedId'>> {
  const { deletedId, remainingId } = merge;
  await requireRemainingCustomer(tx, caller, remainingId);
  await lockOwnedCustomers(tx, caller, [remainingId]);
  await requireOwnerInReach(tx, caller, merge.deleted);

  const keptParts = await restoreRemainingCustomer(tx, caller, merge);
  await restoreRow(tx, caller, merge.deleted);
  await restoreArchiveAndFollows(tx, caller, changes);
  await moveRowsBack(tx, caller, deed, merge);
  await moveLaterRows(tx, caller, deed, merge);
  await sql`select move_customer_history_back(${deed.id}, ${remainingId}, ${deletedId})`.execute(tx);
  await recordSeparation(tx, caller, merge, describeKeptParts(keptParts));
  return { label: deed.label, items: [], customers: [remainingId, deletedId] };
}

async function requireRemainingCustomer(tx: Tx, caller: Caller, remainingId: string): Promise<void> {
  const exists = await tx
    .selectFrom('customers')
    .select('id')
    .where('account_id', '=', caller.accountId)
    .where('id', '=', remainingId)
    .executeTakeFirst();
  if (exists) return;
  const isMergedAgain = (await findRemainingCustomerId(tx, caller, remainingId)) !== remainingId;
  throw new Refusal(
    409,
    `Não dá mais para desfazer: o cliente que ficou ${isMergedAgain ? 'foi unido a outro depois disso' : 'não existe mais'}. Nada foi alterado.`,
  );
}

/** Throws 403 if the deleted customer belonged to a person whose customers the caller may not change now. */
async function requireOwnerInReach(tx: Tx, caller: Caller, { before }: RecordedChange): Promise<void> {
  const owners = await listVisibleOwnerIds(tx, caller, 'salesManager');
  if (owners !== null && !owners.some((id) => id === before?.owner_id))
    throw notAllowed(
      'Um dos clientes é de outro responsável: só quem cuida dele ou a gestão pode fazer isto.',
    );
}

/** Inserts empty folders, deleted files and repeated follows again, as far as what they need still exists. */
async function restoreArchiveAndFollows(
  tx: Tx,
  caller: Caller,
  changes: readonly RecordedChange[],
): Promise<void> {
  const { accountId } = caller;
  const deleted = (table: string) =>
    changes.filter(({ table_name, after }) => table_name === table && after === null);
  for (const folder of deleted('archive_folders')) await restoreRow(tx, caller, folder);
  for (const file of deleted('archive_files')) {
    const { rows } = await sql`
      select from stored_files s
      join users u on u.account_id = s.account_id and u.id = ${file.before?.user_id}::uuid
      where s.account_id = ${accountId} and s.id = ${file.before?.file_id}::uuid`.execute(tx);
    if (rows.length > 0) await restoreRow(tx, caller, file);
  }
  for (const { before } of deleted('follows'))
    await sql`
      insert into follows (account_id, user_id, customer_id, created_at)
      select account_id, id, ${before?.customer_id}::uuid, ${before?.created_at}::timestamptz from users
      where account_id = ${accountId} and id = ${before?.user_id}::uuid
      on conflict do nothing`.execute(tx);
}

/** Moves back the rows that the merge moved, apart from those that are gone or belong to another customer now. */
async function moveRowsBack(
  tx: Tx,
  { accountId }: Caller,
  deed: Row<'deeds'>,
  { deletedId, remainingId }: RecordedMerge,
): Promise<void> {
  for (const { table, column } of await listLinkedTables(tx, 'customers')) {
    const key = await buildRowKeySql(tx, table, (name) => sql`r.${sql.ref(name)}`);
    await sql`
      update ${sql.table(table)} r set ${sql.ref(column)} = ${deletedId}
      where r.account_id = ${accountId} and r.${sql.ref(column)} = ${remainingId}
        and ${key} in (select c.row_key from deed_changes c
          where c.account_id = ${accountId} and c.deed_id = ${deed.id} and c.table_name = ${table}
            and c.after is not null)`.execute(tx);
  }
}

/**
 * Gives rows written since the merge to the customer of what they hang on: items to that of their deal, proposals, contracts
 * and leads to that of their item, financings and orders to that of their proposal, files to that of their folder.
 */
async function moveLaterRows(
  tx: Tx,
  { accountId }: Caller,
  deed: Row<'deeds'>,
  { deletedId, remainingId }: RecordedMerge,
): Promise<void> {
  await sql`
    update sales r set customer_id = ${deletedId}
    where r.account_id = ${accountId} and r.customer_id = ${remainingId} and r.registered_at >= ${deed.made_at}
      and exists (select from sales s where s.account_id = r.account_id and s.deal_id = r.deal_id
        and s.customer_id = ${deletedId})`.execute(tx);
  const follow = (table: string, parent: string, link: RawBuilder<unknown>) =>
    sql`
    update ${sql.table(table)} r set customer_id = p.customer_id from ${sql.table(parent)} p
    where r.account_id = ${accountId} and r.customer_id in (${deletedId}, ${remainingId})
      and p.account_id = r.account_id and p.id = ${link} and p.customer_id in (${deletedId}, ${remainingId})
      and p.customer_id <> r.customer_id`.execute(tx);
  for (const table of ['proposals', 'sale_contracts', 'website_leads'])
    await follow(table, 'sales', sql`r.sale_id`);
  for (const table of ['financings', 'orders']) await follow(table, 'proposals', sql`r.proposal_id`);
  await follow('archive_files', 'archive_folders', sql`r.folder_id`);
}

/** Adds a line about the undone merge to the histories of both customers, and publishes both to open browsers. */
async function recordSeparation(
  tx: Tx,
  caller: Caller,
  { deletedId, remainingId }: RecordedMerge,
  keptParts: string,
): Promise<void> {
  const actor = await loadActor(tx, caller);
  const rows = await tx
    .selectFrom('customers')
    .select(['id', 'name'])
    .where('account_id', '=', caller.accountId)
    .where('id', 'in', [deletedId, remainingId])
    .execute();
  const getName = (id: string) => rows.find((row) => row.id === id)?.name ?? '';
  const contents = {
    [remainingId]: `${getName(deletedId)}${UNDONE_MERGE_TEXT}, com o que era dele.${keptParts}`,
    [deletedId]: `Voltou a ser um cliente à parte de ${getName(remainingId)}.`,
  };
  for (const [customerId, content] of Object.entries(contents)) {
    await addHistoryLine(tx, caller, actor, { customerId, saleId: null, title: UNDONE_MERGE_TITLE, content });
    await publishCustomerChanged(tx, caller, customerId);
  }
}
