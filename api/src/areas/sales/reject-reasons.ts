import type { Caller } from '@girassol/api-platform/access';
import { generateId, type Row, type Tx } from '@girassol/api-platform/database';
import { publishEvent } from '@girassol/api-platform/events/publish-event';
import { addHistoryLine, loadActor } from '@girassol/api-platform/histories/write-history';
import { notFound, Refusal } from '@girassol/api-platform/refusals/refusal';
import { boardDescriptions } from '@girassol/shared-domain';
import type { ProjectRejection } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { formatItemLabel } from '../items/format-item-label';
import { listProjectRejections } from '../items/list-project-rejections';
import { getItemAudience } from '../kanbans/get-item-audience';
import { lockOpenItem } from './lock-item';

interface Answered {
  rejectReasons: ProjectRejection[];
}

/** Adds a rejection to a project, with the reason why the project was sent back (boards-043, boards-110). */
export async function addProjectRejection(
  tx: Tx,
  caller: Caller,
  itemId: string,
  reason: string,
): Promise<Answered> {
  const project = await lockProject(tx, caller, itemId);
  await tx
    .insertInto('reject_reasons')
    .values({
      account_id: caller.accountId,
      id: generateId(),
      sale_id: itemId,
      user_id: caller.userId,
      reason,
    })
    .execute();
  return publishRejectionsChanged(tx, caller, project, 'Reprova adicionada', `"${reason}"`);
}

/** Edits the text of a rejection of a project (boards-110). */
export async function editProjectRejection(
  tx: Tx,
  caller: Caller,
  { saleId, reasonId }: { saleId: string; reasonId: string },
  reason: string,
): Promise<Answered> {
  const project = await lockProject(tx, caller, saleId);
  const before = await loadRejection(tx, project, reasonId);
  if (before.reason === reason) return { rejectReasons: await listProjectRejections(tx, project) };
  await tx
    .updateTable('reject_reasons')
    .set({ reason })
    .where('account_id', '=', caller.accountId)
    .where('id', '=', reasonId)
    .execute();
  return publishRejectionsChanged(
    tx,
    caller,
    project,
    'Reprova editada',
    `"${before.reason}" passou a "${reason}"`,
  );
}

/** Deletes a rejection of a project for good. */
export async function removeProjectRejection(
  tx: Tx,
  caller: Caller,
  { saleId, reasonId }: { saleId: string; reasonId: string },
): Promise<Answered> {
  const project = await lockProject(tx, caller, saleId);
  const { reason } = await loadRejection(tx, project, reasonId);
  await tx
    .deleteFrom('reject_reasons')
    .where('account_id', '=', caller.accountId)
    .where('id', '=', reasonId)
    .execute();
  return publishRejectionsChanged(tx, caller, project, 'Reprova excluída', `"${reason}"`);
}

async function lockProject(tx: Tx, caller: Caller, itemId: string): Promise<Row<'sales'>> {
  const item = await lockOpenItem(tx, caller, itemId);
  if (item.type !== 'PROJECT')
    throw new Refusal(400, `Somente ${boardDescriptions.PROJECT.areaName} têm reprovas.`);
  return item;
}

const loadRejection = (tx: Tx, project: Row<'sales'>, reasonId: string): Promise<Row<'reject_reasons'>> =>
  tx
    .selectFrom('reject_reasons')
    .selectAll()
    .where('account_id', '=', project.account_id)
    .where('sale_id', '=', project.id)
    .where('id', '=', reasonId)
    .executeTakeFirstOrThrow(() => notFound('Esta reprova não existe mais.'));

/** Adds a line to the history, publishes the change to open panels, and returns the present list. */
async function publishRejectionsChanged(
  tx: Tx,
  caller: Caller,
  project: Row<'sales'>,
  title: string,
  what: string,
): Promise<Answered> {
  const actor = await loadActor(tx, caller);
  await tx
    .updateTable('sales')
    .set({ last_activity_at: sql<Date>`now()`, last_activity_text: `reprova de ${actor.firstName}` })
    .where('account_id', '=', caller.accountId)
    .where('id', '=', project.id)
    .execute();
  await addHistoryLine(tx, caller, actor, {
    customerId: project.customer_id,
    saleId: project.id,
    title,
    content: `${formatItemLabel(project)}: ${what}.`,
  });
  const { id, type, column_id } = project;
  await publishEvent(
    tx,
    caller,
    { kind: 'item-changed', board: type, item: id, column: column_id },
    getItemAudience(project),
  );
  return { rejectReasons: await listProjectRejections(tx, project) };
}
