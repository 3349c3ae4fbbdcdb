import { boardKinds, boards, can, meets } from '@girassol/shared-domain';
import type { Answer } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import type { Caller } from '../../platform/access';
import type { Row, Tx } from '../../platform/database';
import { UNDO_HOURS } from '../../platform/deeds/record-deed';
import { notAllowed, notFound, Refusal } from '../../platform/refusals/refusal';
import { lockColumn } from '../kanbans/place';
import { followAgreements } from './follow-agreements';
import { restoreRow } from './restore-row';
import { tellUndone } from './tell-undone';
import { holdBoards, settleBoards } from './undo-columns';
import { holdCustomers, tellCustomers } from './undo-customers';

/** A recorded change; `row_key` and the two images as the database keeps them. */
export type Change = Row<'deed_changes'>;

/**
 * Takes back what the caller did, exactly: every row as it was, what was made is gone, what was removed is there again.
 * All of it or nothing: when somebody changed one of them since, it says so.
 */
export async function undoDeed(
  tx: Tx,
  caller: Caller,
  deedId: string,
): Promise<Answer<'POST /sales/undo/:deedId'>> {
  const { accountId } = caller;
  const deed = await ownDeed(tx, caller, deedId);
  const changes = await tx
    .selectFrom('deed_changes')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('deed_id', '=', deedId)
    .orderBy('seq', 'desc')
    .execute();
  requireNoteDeletion(caller, changes);
  const columns = await holdBoards(tx, caller, changes);
  const customers = await holdCustomers(tx, caller, changes);
  const ids = [...new Set(changes.flatMap(saleOf))].sort();
  const rows = () =>
    tx.selectFrom('sales').selectAll().where('account_id', '=', accountId).where('id', 'in', ids);
  await lockPlaces(tx, caller, changes, ids.length > 0 ? await rows().execute() : []);
  const before = ids.length > 0 ? await rows().orderBy('id').forUpdate().execute() : [];
  if (!columns && customers.length === 0) requireOneBoard(caller, changes, before);
  for (const change of latestFirst(changes)) await restoreRow(tx, caller, change);
  await tx
    .updateTable('deeds')
    .set({ undone_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('id', '=', deedId)
    .execute();
  const after = ids.length > 0 ? await rows().execute() : [];
  await followAgreements(tx, before, after);
  await tellUndone(tx, caller, deed, { changes, before, after });
  if (columns) await settleBoards(tx, caller, columns);
  await tellCustomers(tx, caller, deed, customers);
  const items = after.length > 0 ? after : before;
  return {
    label: deed.label,
    items: items.map(({ id, number, type }) => ({ _id: id, id: number, type })),
    ...(customers.length > 0 && { customers }),
    ...(columns && { boards: columns.map(({ type }) => type) }),
  };
}

async function ownDeed(tx: Tx, { accountId, userId }: Caller, deedId: string): Promise<Row<'deeds'>> {
  const deed = await tx
    .selectFrom('deeds')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('id', '=', deedId)
    .forUpdate()
    .executeTakeFirst();
  if (!deed || Date.now() - deed.made_at.getTime() > UNDO_HOURS * 3_600_000)
    throw notFound('Não dá mais para desfazer: o tempo para isso passou.');
  if (deed.undone_at) throw new Refusal(409, 'Isto já foi desfeito.');
  return deed;
}

/** The item that a change is about. */
function saleOf({ table_name, row_key, before, after }: Change): string[] {
  if (table_name === 'sales') return row_key.id ? [row_key.id] : [];
  const sale = before?.sale_id ?? after?.sale_id;
  return typeof sale === 'string' ? [sale] : [];
}

/** Columns before rows, as everybody who gives out places does. */
async function lockPlaces(
  tx: Tx,
  { accountId }: Caller,
  changes: readonly Change[],
  items: readonly Row<'sales'>[],
): Promise<void> {
  const wanted = changes.flatMap(({ table_name, before }) =>
    table_name === 'sales' && typeof before?.column_id === 'string' ? [before.column_id] : [],
  );
  const columns = new Set([...wanted, ...items.map(({ column_id }) => column_id)]);
  for (const columnId of [...columns].sort()) await lockColumn(tx, { accountId, columnId });
}

/** Whoever may no longer open any board of it has no business there. */
function requireOneBoard(caller: Caller, changes: readonly Change[], items: readonly Row<'sales'>[]): void {
  const kinds = new Set<unknown>([
    ...items.map(({ type }) => type),
    ...changes.flatMap(({ table_name, before }) => (table_name === 'sales' ? [before?.type] : [])),
  ]);
  const opens = boardKinds.some(
    (kind) =>
      kinds.has(kind) && meets({ plan: boards[kind].plan }, caller) && can(caller, boards[kind].permission),
  );
  if (!opens) throw notAllowed('Você não tem mais permissão para usar este quadro.');
}

/** Taking back a note that was written deletes it (notes-009); one that goes with an item that was made does not count. */
function requireNoteDeletion(caller: Caller, changes: readonly Change[]): void {
  const made = changes.filter(({ before }) => before === null);
  const items = new Set(
    made.filter(({ table_name }) => table_name === 'sales').map(({ row_key }) => row_key.id),
  );
  const deletes = made.some(
    (change) => change.table_name === 'notes' && !saleOf(change).every((id) => items.has(id)),
  );
  if (deletes && !can(caller, 'dataDeletion')) throw notAllowed('Você não tem permissão para excluir notas.');
}

/** In the order to take back: what hangs on an item needs the item there again, though it went after it. */
const latestFirst = (changes: readonly Change[]): Change[] => {
  const isGoneItem = ({ table_name, after }: Change) => table_name === 'sales' && after === null;
  return [...changes.filter(isGoneItem), ...changes.filter((change) => !isGoneItem(change))];
};
