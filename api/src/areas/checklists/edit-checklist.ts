import type { Caller } from '@girassol/api-platform/access';
import { generateId, type Tx } from '@girassol/api-platform/database';
import { publishEvent } from '@girassol/api-platform/events/publish-event';
import { notAllowed, Refusal } from '@girassol/api-platform/refusals/refusal';
import { type BoardKind, boardDescriptions, can } from '@girassol/shared-domain';
import type { KanbanChecklist, ParsedRequestBody } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { getOrCreateChecklist, loadChecklist } from './load-checklist';
import { requireChecklistAccess } from './require-checklists';

const EDIT = 'PUT /checklists/single/kanban/:type';
type EditedItem = ParsedRequestBody<typeof EDIT>['items'][number];

/**
 * Replaces the checklist of a board. Items that are no longer in the checklist are hidden, and their answers
 * stay in the database.
 */
export async function editChecklist(
  tx: Tx,
  caller: Caller,
  type: BoardKind,
  { items, version }: ParsedRequestBody<typeof EDIT>,
): Promise<KanbanChecklist> {
  requireChecklistAccess(caller, type);
  if (!can(caller, boardDescriptions[type].managerPermission))
    throw notAllowed('Somente quem gerencia o quadro pode editar o checklist.');
  items.forEach(checkItem);
  const { accountId } = caller;
  const checklist = await getOrCreateChecklist(tx, accountId, type, { forUpdate: true });
  if (version !== undefined && version !== checklist.version)
    throw new Refusal(
      409,
      'Este checklist foi alterado enquanto você o editava. Feche, abra de novo e refaça a mudança.',
    );

  const known = await tx
    .selectFrom('checklist_items')
    .select(['id', 'type'])
    .where('account_id', '=', accountId)
    .where('checklist_id', '=', checklist.id)
    .execute();
  const typeById = new Map(known.map((item) => [item.id, item.type]));
  const kept = items.flatMap(({ _id }) => (_id ? [_id] : []));
  if (new Set(kept).size !== kept.length) throw new Refusal(400, 'Um item aparece duas vezes no checklist.');
  for (const item of items) {
    if (!item._id) continue;
    const before = typeById.get(item._id);
    if (before === undefined) throw new Refusal(409, 'Um dos itens não existe mais neste checklist.');
    if (before !== item.type)
      throw new Refusal(400, `O tipo de “${item.task}” não pode mudar. Exclua o item e crie outro.`);
  }

  await sql`update checklist_items set removed_at = now()
    where account_id = ${accountId} and checklist_id = ${checklist.id} and removed_at is null
      and id <> all(${kept}::uuid[])`.execute(tx);
  for (const [position, { _id, task, category, list, type: kind }] of items.entries()) {
    const row = { position, task, category, options: list, removed_at: null };
    if (_id)
      await tx
        .updateTable('checklist_items')
        .set(row)
        .where('account_id', '=', accountId)
        .where('id', '=', _id)
        .execute();
    else
      await tx
        .insertInto('checklist_items')
        .values({ ...row, account_id: accountId, id: generateId(), checklist_id: checklist.id, type: kind })
        .execute();
  }
  await tx
    .updateTable('checklists')
    .set({ version: sql<number>`version + 1` })
    .where('account_id', '=', accountId)
    .where('id', '=', checklist.id)
    .execute();
  await publishEvent(tx, caller, { kind: 'checklist-changed', board: type });
  return loadChecklist(tx, accountId, type);
}

/** A list needs choices that differ; the other types have none. */
function checkItem({ type, task, list }: EditedItem): void {
  if (type !== 'list' && list.length > 0)
    throw new Refusal(400, `“${task}” não é uma lista e não pode ter opções.`);
  if (type !== 'list') return;
  if (list.length === 0) throw new Refusal(400, `A lista “${task}” precisa de pelo menos uma opção.`);
  const differing = new Set(list.map((option) => option.toLocaleLowerCase('pt-BR')));
  if (differing.size !== list.length) throw new Refusal(400, `A lista “${task}” tem opções repetidas.`);
}
