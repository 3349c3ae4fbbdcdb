import type { Row, Tx } from '@girassol/api-platform/database';
import type { SaleChecklistAnswers } from '@girassol/shared-domain/contract';
import { getOrCreateChecklist } from './load-checklist';

/**
 * Loads the checklist answers of an item (lead, deal, project …), except answers to checklist items that were
 * removed from the board's checklist.
 */
export async function loadChecklistAnswers(
  tx: Tx,
  { account_id, id, type }: Row<'sales'>,
): Promise<SaleChecklistAnswers> {
  const checklist = await getOrCreateChecklist(tx, account_id, type);
  const answers = await tx
    .selectFrom('checklist_answers as a')
    .innerJoin('checklist_items as i', (join) =>
      join.onRef('i.account_id', '=', 'a.account_id').onRef('i.id', '=', 'a.item_id'),
    )
    .innerJoin('users as u', (join) =>
      join.onRef('u.account_id', '=', 'a.account_id').onRef('u.id', '=', 'a.user_id'),
    )
    .selectAll('a')
    .select('u.name')
    .where('a.account_id', '=', account_id)
    .where('a.sale_id', '=', id)
    .where('i.checklist_id', '=', checklist.id)
    .where('i.removed_at', 'is', null)
    .orderBy('i.position')
    .execute();
  return {
    _id: checklist.id,
    answers: answers.map((answer) => ({
      templateItemId: answer.item_id,
      answerBoolean: answer.answer_boolean,
      answerString: answer.answer_string,
      answerNumber: answer.answer_number === null ? null : Number(answer.answer_number),
      userName: answer.name,
      answeredTimestamp: answer.answered_at.getTime(),
    })),
  };
}
