import { boards } from '@girassol/shared-domain';
import type { RejectReason } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import type { Caller } from '../../platform/access';
import { newId, type Row, type Tx } from '../../platform/database';
import { publish } from '../../platform/events/publish';
import { actorOf, writeHistory } from '../../platform/histories/write-history';
import { notFound, Refusal } from '../../platform/refusals/refusal';
import { itemLabel } from '../items/item-label';
import { listRejections } from '../items/list-rejections';
import { heldOpenItem } from './held-item';

interface Answered {
  rejectReasons: RejectReason[];
}

/** Writes down why a project was sent back (boards-043, boards-110). */
export async function addRejection(
  tx: Tx,
  caller: Caller,
  itemId: string,
  reason: string,
): Promise<Answered> {
  const project = await heldProject(tx, caller, itemId);
  await tx
    .insertInto('reject_reasons')
    .values({ account_id: caller.accountId, id: newId(), sale_id: itemId, user_id: caller.userId, reason })
    .execute();
  return told(tx, caller, project, 'Reprova adicionada', `"${reason}"`);
}

/** Corrects the text of a rejection (boards-110). */
export async function editRejection(
  tx: Tx,
  caller: Caller,
  { saleId, reasonId }: { saleId: string; reasonId: string },
  reason: string,
): Promise<Answered> {
  const project = await heldProject(tx, caller, saleId);
  const before = await rejectionOf(tx, project, reasonId);
  if (before.reason === reason) return { rejectReasons: await listRejections(tx, project) };
  await tx
    .updateTable('reject_reasons')
    .set({ reason })
    .where('account_id', '=', caller.accountId)
    .where('id', '=', reasonId)
    .execute();
  return told(tx, caller, project, 'Reprova editada', `"${before.reason}" passou a "${reason}"`);
}

/** Removes a rejection for good. */
export async function removeRejection(
  tx: Tx,
  caller: Caller,
  { saleId, reasonId }: { saleId: string; reasonId: string },
): Promise<Answered> {
  const project = await heldProject(tx, caller, saleId);
  const { reason } = await rejectionOf(tx, project, reasonId);
  await tx
    .deleteFrom('reject_reasons')
    .where('account_id', '=', caller.accountId)
    .where('id', '=', reasonId)
    .execute();
  return told(tx, caller, project, 'Reprova excluída', `"${reason}"`);
}

async function heldProject(tx: Tx, caller: Caller, itemId: string): Promise<Row<'sales'>> {
  const item = await heldOpenItem(tx, caller, itemId);
  if (item.type !== 'PROJECT') throw new Refusal(400, `Somente ${boards.PROJECT.areaName} têm reprovas.`);
  return item;
}

const rejectionOf = (tx: Tx, project: Row<'sales'>, reasonId: string): Promise<Row<'reject_reasons'>> =>
  tx
    .selectFrom('reject_reasons')
    .selectAll()
    .where('account_id', '=', project.account_id)
    .where('sale_id', '=', project.id)
    .where('id', '=', reasonId)
    .executeTakeFirstOrThrow(() => notFound('Esta reprova não existe mais.'));

/** Writes the line of history, tells the open panels, and answers the list as it is now. */
async function told(
  tx: Tx,
  caller: Caller,
  project: Row<'sales'>,
  title: string,
  what: string,
): Promise<Answered> {
  const actor = await actorOf(tx, caller);
  await tx
    .updateTable('sales')
    .set({ last_activity_at: sql<Date>`now()`, last_activity_text: `reprova de ${actor.firstName}` })
    .where('account_id', '=', caller.accountId)
    .where('id', '=', project.id)
    .execute();
  await writeHistory(tx, caller, actor, {
    customerId: project.customer_id,
    saleId: project.id,
    title,
    content: `${itemLabel(project)}: ${what}.`,
  });
  const { id, type, column_id } = project;
  await publish(tx, caller, { kind: 'item-changed', board: type, item: id, column: column_id });
  return { rejectReasons: await listRejections(tx, project) };
}
