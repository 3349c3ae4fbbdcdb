import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { publishEvent } from '@girassol/api-platform/events/publish-event';
import { loadActor } from '@girassol/api-platform/histories/write-history';
import { requireBaseVersion } from '@girassol/api-platform/http/base-version';
import { notFound, Refusal } from '@girassol/api-platform/refusals/refusal';
import { computeAnswerVersion, describeAnswer } from '@girassol/shared-domain';
import type {
  ParsedRequestBody,
  ParsedRequestParams,
  SaleChecklistAnswers,
} from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { loadVisibleItem } from '../kanbans/board-access';
import { getItemAudience } from '../kanbans/get-item-audience';
import { loadChecklistAnswers } from './load-checklist-answers';
import { requireChecklistAccess } from './require-checklists';

const ANSWER = 'POST /checklists/single/item/:checklistId/:itemId/:saleId';
type Given = ParsedRequestBody<typeof ANSWER>['answer'];

/**
 * Saves the answer to one item of a checklist, or removes the answer if it is null. Of two concurrent answers
 * the later one is saved (checklists-006). `baseVersion`: version of the answer on which one that waited for a signal was
 * given; throws 409 if there is a third answer by now.
 */
export async function answerChecklistItem(
  tx: Tx,
  caller: Caller,
  { checklistId, itemId, saleId }: ParsedRequestParams<typeof ANSWER>,
  { answer, baseVersion }: ParsedRequestBody<typeof ANSWER> & { baseVersion: string | null },
): Promise<SaleChecklistAnswers> {
  // Held: an item that is deleted meanwhile is told as such.
  const sale = await loadVisibleItem(tx, caller, saleId, { forUpdate: true });
  requireChecklistAccess(caller, sale.type);
  const { accountId } = caller;
  const item = await tx
    .selectFrom('checklist_items as i')
    .innerJoin('checklists as c', (join) =>
      join.onRef('c.account_id', '=', 'i.account_id').onRef('c.id', '=', 'i.checklist_id'),
    )
    .selectAll('i')
    .where('i.account_id', '=', accountId)
    .where('i.id', '=', itemId)
    .where('c.id', '=', checklistId)
    .where('c.type', '=', sale.type)
    .where('i.removed_at', 'is', null)
    .executeTakeFirstOrThrow(() =>
      notFound(
        'Este item foi retirado do checklist. O que você digitou continua na tela; copie se precisar.',
      ),
    );

  if (baseVersion !== null) await requireAnswerUnchanged(tx, { item, saleId: sale.id, answer, baseVersion });

  if (answer === null) {
    await tx
      .deleteFrom('checklist_answers')
      .where('account_id', '=', accountId)
      .where('sale_id', '=', sale.id)
      .where('item_id', '=', item.id)
      .execute();
  } else {
    const values = toAnswerColumns(item, answer);
    const by = { user_id: caller.userId, answered_at: sql<Date>`now()` };
    await tx
      .insertInto('checklist_answers')
      .values({ account_id: accountId, sale_id: sale.id, item_id: item.id, ...values, ...by })
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'sale_id', 'item_id']).doUpdateSet({ ...values, ...by }),
      )
      .execute();
  }
  await publishItemActivity(tx, caller, sale);
  return loadChecklistAnswers(tx, sale);
}

/** Refuses an answer that waited for a signal if somebody has given another one since (409). */
async function requireAnswerUnchanged(
  tx: Tx,
  given: { item: Row<'checklist_items'>; saleId: string; answer: Given; baseVersion: string },
): Promise<void> {
  const { item, saleId, answer, baseVersion } = given;
  const row = await tx
    .selectFrom('checklist_answers as a')
    .innerJoin('users as u', (join) =>
      join.onRef('u.account_id', '=', 'a.account_id').onRef('u.id', '=', 'a.user_id'),
    )
    .select(['a.answer_boolean', 'a.answer_string', 'a.answer_number', 'u.name'])
    .where('a.account_id', '=', item.account_id)
    .where('a.sale_id', '=', saleId)
    .where('a.item_id', '=', item.id)
    .executeTakeFirst();
  const number = row?.answer_number ?? null;
  const present = row?.answer_boolean ?? row?.answer_string ?? (number === null ? null : Number(number));
  const version = computeAnswerVersion(present);
  if (version === computeAnswerVersion(answer)) return;
  const author = row ? ` (${row.name})` : '';
  requireBaseVersion(baseVersion, { version, text: `${item.task}: ${describeAnswer(present)}${author}` });
}

/** Converts an answer to the column of its type. Refused if it is not of that type (checklists-002, checklists-004). */
function toAnswerColumns({ type, task, options }: Row<'checklist_items'>, answer: Exclude<Given, null>) {
  const nothing = { answer_boolean: null, answer_string: null, answer_number: null };
  if (type === 'checkbox' && typeof answer === 'boolean') return { ...nothing, answer_boolean: answer };
  if (type === 'number' && typeof answer === 'number' && Math.abs(answer) < 1e12)
    return { ...nothing, answer_number: answer };
  if (type === 'text' && typeof answer === 'string' && answer !== '')
    return { ...nothing, answer_string: answer };
  if (type === 'list' && typeof answer === 'string') {
    if (options.includes(answer)) return { ...nothing, answer_string: answer };
    throw new Refusal(400, `“${answer}” não está entre as opções de “${task}”.`);
  }
  throw new Refusal(400, `Resposta inválida para “${task}”.`);
}

/** Records an activity on the card, and publishes the change to open panels. */
async function publishItemActivity(tx: Tx, caller: Caller, sale: Row<'sales'>): Promise<void> {
  const { firstName } = await loadActor(tx, caller);
  await tx
    .updateTable('sales')
    .set({ last_activity_at: sql<Date>`now()`, last_activity_text: `checklist de ${firstName}` })
    .where('account_id', '=', caller.accountId)
    .where('id', '=', sale.id)
    .execute();
  await publishEvent(tx, caller, { kind: 'checklist-answered', item: sale.id }, getItemAudience(sale));
  const { type, id, column_id } = sale;
  await publishEvent(
    tx,
    caller,
    { kind: 'item-changed', board: type, item: id, column: column_id },
    getItemAudience(sale),
  );
}
