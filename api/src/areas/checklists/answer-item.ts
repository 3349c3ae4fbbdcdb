import type { ParsedBody, ParsedParams, SaleChecklist } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import type { Caller } from '../../platform/access';
import type { Row, Tx } from '../../platform/database';
import { publish } from '../../platform/events/publish';
import { actorOf } from '../../platform/histories/write-history';
import { notFound, Refusal } from '../../platform/refusals/refusal';
import { visibleItem } from '../kanbans/board-access';
import { readAnswers } from './read-answers';
import { requireChecklist } from './require-checklists';

const ANSWER = 'POST /checklists/single/item/:checklistId/:itemId/:saleId';
type Given = ParsedBody<typeof ANSWER>['answer'];

/** Answers one item of a checklist, or takes the answer away. Of two at once the later one counts (checklists-006). */
export async function answerItem(
  tx: Tx,
  caller: Caller,
  { checklistId, itemId, saleId }: ParsedParams<typeof ANSWER>,
  { answer }: ParsedBody<typeof ANSWER>,
): Promise<SaleChecklist> {
  // Held: an item that is deleted meanwhile is told as such.
  const sale = await visibleItem(tx, caller, saleId, { forUpdate: true });
  requireChecklist(caller, sale.type);
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

  if (answer === null) {
    await tx
      .deleteFrom('checklist_answers')
      .where('account_id', '=', accountId)
      .where('sale_id', '=', sale.id)
      .where('item_id', '=', item.id)
      .execute();
  } else {
    const values = valuesOf(item, answer);
    const by = { user_id: caller.userId, answered_at: sql<Date>`now()` };
    await tx
      .insertInto('checklist_answers')
      .values({ account_id: accountId, sale_id: sale.id, item_id: item.id, ...values, ...by })
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'sale_id', 'item_id']).doUpdateSet({ ...values, ...by }),
      )
      .execute();
  }
  await tellBoard(tx, caller, sale);
  return readAnswers(tx, sale);
}

/** The answer in the column of its type; refused when it is none of that type (checklists-002, checklists-004). */
function valuesOf({ type, task, options }: Row<'checklist_items'>, answer: Exclude<Given, null>) {
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

/** An answer is life on the card, and news in open panels. */
async function tellBoard(tx: Tx, caller: Caller, sale: Row<'sales'>): Promise<void> {
  const { firstName } = await actorOf(tx, caller);
  await tx
    .updateTable('sales')
    .set({ last_activity_at: sql<Date>`now()`, last_activity_text: `checklist de ${firstName}` })
    .where('account_id', '=', caller.accountId)
    .where('id', '=', sale.id)
    .execute();
  await publish(tx, caller, { kind: 'checklist-answered', item: sale.id });
  const { type, id, column_id } = sale;
  await publish(tx, caller, { kind: 'item-changed', board: type, item: id, column: column_id });
}
