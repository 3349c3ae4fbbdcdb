import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { DELETED_FILE_RETENTION_HOURS } from '@girassol/api-platform/files/retention';
import { notAllowed, notFound, Refusal } from '@girassol/api-platform/refusals/refusal';
import { boardDescriptions, boardKinds, can, meetsCondition } from '@girassol/shared-domain';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { lockColumnRanks } from '../kanbans/column-ranks';
import { recordItemUndo } from './record-item-undo';
import type { RecordedChange } from './recorded-change';
import { findRecordedMerge } from './recorded-merge';
import { checkRestoredBoards, lockChangedBoards } from './restore-columns';
import { lockChangedCustomers, recordCustomerUndo } from './restore-customers';
import { restoreRow } from './restore-row';
import { undoMerge } from './undo-merge';
import { updateProposalAgreements } from './update-proposal-agreements';

/**
 * Undoes an undoable action of the caller, wholly or not at all: restores changed rows, deletes created rows
 * and inserts deleted rows again. Throws 404 after the time limit, and 409 if the action was undone already
 * or one of its rows was changed since. A merge of customers moves back what still belongs to the one that
 * remained (`undoMerge`).
 */
export async function undoAction(
  tx: Tx,
  caller: Caller,
  deedId: string,
): Promise<ResponseBody<'POST /sales/undo/:deedId'>> {
  const { accountId } = caller;
  const deed = await lockOwnAction(tx, caller, deedId);
  const changes = await tx
    .selectFrom('deed_changes')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('deed_id', '=', deedId)
    .orderBy('seq', 'desc')
    .execute();
  const merge = findRecordedMerge(changes);
  if (merge) {
    await markUndone(tx, caller, deedId);
    return undoMerge(tx, caller, deed, { merge, changes });
  }
  requireNoteDeletion(caller, changes);
  const columns = await lockChangedBoards(tx, caller, changes);
  const customers = await lockChangedCustomers(tx, caller, changes);
  const ids = [...new Set(changes.flatMap(getItemIds))].sort();
  const rows = () =>
    tx.selectFrom('sales').selectAll().where('account_id', '=', accountId).where('id', 'in', ids);
  await lockColumns(tx, caller, changes, ids.length > 0 ? await rows().execute() : []);
  const before = ids.length > 0 ? await rows().orderBy('id').forUpdate().execute() : [];
  if (!columns && customers.length === 0) requireAnyBoardAccess(caller, changes, before);
  for (const change of latestFirst(changes)) await restoreRow(tx, caller, change);
  await markUndone(tx, caller, deedId);
  const after = ids.length > 0 ? await rows().execute() : [];
  await updateProposalAgreements(tx, before, after);
  await recordItemUndo(tx, caller, deed, { changes, before, after });
  if (columns) await checkRestoredBoards(tx, caller, columns);
  await recordCustomerUndo(tx, caller, deed, customers);
  const items = after.length > 0 ? after : before;
  return {
    label: deed.label,
    items: items.map(({ id, number, type }) => ({ _id: id, id: number, type })),
    ...(customers.length > 0 && { customers }),
    ...(columns && { boards: columns.map(({ type }) => type) }),
  };
}

async function lockOwnAction(tx: Tx, { accountId, userId }: Caller, deedId: string): Promise<Row<'deeds'>> {
  const deed = await tx
    .selectFrom('deeds')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('id', '=', deedId)
    .forUpdate()
    .executeTakeFirst();
  if (!deed || Date.now() - deed.made_at.getTime() > DELETED_FILE_RETENTION_HOURS * 3_600_000)
    throw notFound('Não dá mais para desfazer: o tempo para isso passou.');
  if (deed.undone_at) throw new Refusal(409, 'Isto já foi desfeito.');
  return deed;
}

async function markUndone(tx: Tx, { accountId }: Caller, deedId: string): Promise<void> {
  await tx
    .updateTable('deeds')
    .set({ undone_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('id', '=', deedId)
    .execute();
}

/** Returns the id of the item that a change is about. */
function getItemIds({ table_name, row_key, before, after }: RecordedChange): string[] {
  if (table_name === 'sales') return row_key.id ? [row_key.id] : [];
  const sale = before?.sale_id ?? after?.sale_id;
  return typeof sale === 'string' ? [sale] : [];
}

/** Locks the ranks of columns before rows, in the same order as all other code that assigns ranks. */
async function lockColumns(
  tx: Tx,
  { accountId }: Caller,
  changes: readonly RecordedChange[],
  items: readonly Row<'sales'>[],
): Promise<void> {
  const wanted = changes.flatMap(({ table_name, before }) =>
    table_name === 'sales' && typeof before?.column_id === 'string' ? [before.column_id] : [],
  );
  const columns = new Set([...wanted, ...items.map(({ column_id }) => column_id)]);
  for (const columnId of [...columns].sort()) await lockColumnRanks(tx, { accountId, columnId });
}

/** Throws 403 if the caller may open none of the boards of the changed items. */
function requireAnyBoardAccess(
  caller: Caller,
  changes: readonly RecordedChange[],
  items: readonly Row<'sales'>[],
): void {
  const kinds = new Set<unknown>([
    ...items.map(({ type }) => type),
    ...changes.flatMap(({ table_name, before }) => (table_name === 'sales' ? [before?.type] : [])),
  ]);
  const opens = boardKinds.some(
    (kind) =>
      kinds.has(kind) &&
      meetsCondition({ plan: boardDescriptions[kind].plan }, caller) &&
      can(caller, boardDescriptions[kind].permission),
  );
  if (!opens) throw notAllowed('Você não tem mais permissão para usar este quadro.');
}

/** Taking back a note that was written deletes it (notes-009); one that goes with an item that was made does not count. */
function requireNoteDeletion(caller: Caller, changes: readonly RecordedChange[]): void {
  const made = changes.filter(({ before }) => before === null);
  const items = new Set(
    made.filter(({ table_name }) => table_name === 'sales').map(({ row_key }) => row_key.id),
  );
  const deletes = made.some(
    (change) => change.table_name === 'notes' && !getItemIds(change).every((id) => items.has(id)),
  );
  if (deletes && !can(caller, 'dataDeletion')) throw notAllowed('Você não tem permissão para excluir notas.');
}

/** In the order to take back: what hangs on an item needs the item there again, though it went after it. */
const latestFirst = (changes: readonly RecordedChange[]): RecordedChange[] => {
  const isGoneItem = ({ table_name, after }: RecordedChange) => table_name === 'sales' && after === null;
  return [...changes.filter(isGoneItem), ...changes.filter((change) => !isGoneItem(change))];
};
