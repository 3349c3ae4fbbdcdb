import type { WaitingWrite } from '@girassol/shared-auth';
import type { ChecklistAnswerValue } from '@girassol/shared-domain';
import type { SaleChecklistAnswers } from '@girassol/shared-domain/contract';

export const ANSWER_CALL = 'POST /checklists/single/item/:checklistId/:itemId/:saleId';

/** Answer that waits on this device. */
export interface WaitingAnswer {
  itemId: string;
  answer: ChecklistAnswerValue;
  /** The server has refused it: the person has to decide about it. */
  isRefused: boolean;
}

/** Returns the answers among the waiting writes of an item, oldest first. */
export const listWaitingAnswers = (writes: readonly WaitingWrite[]): WaitingAnswer[] =>
  writes.flatMap(({ call, params: { itemId = '' }, body, problem }) =>
    call === ANSWER_CALL && isAnswerRequest(body)
      ? [{ itemId, answer: body.answer, isRefused: problem !== null }]
      : [],
  );

/**
 * Returns a checklist as it is once the answers that wait for a signal are sent. One that the server has refused counts only
 * after the person has decided about it.
 */
export function applyWaitingAnswers(
  checklist: SaleChecklistAnswers,
  waiting: readonly WaitingAnswer[],
): SaleChecklistAnswers {
  const answers = waiting
    .filter(({ isRefused }) => !isRefused)
    .reduce(
      (before, { itemId, answer }) => [
        ...before.filter(({ templateItemId }) => templateItemId !== itemId),
        ...(answer === null ? [] : [buildAnswer(itemId, answer)]),
      ],
      checklist.answers,
    );
  return { ...checklist, answers };
}

function buildAnswer(
  templateItemId: string,
  answer: Exclude<ChecklistAnswerValue, null>,
): SaleChecklistAnswers['answers'][number] {
  return {
    templateItemId,
    answerBoolean: typeof answer === 'boolean' ? answer : null,
    answerString: typeof answer === 'string' ? answer : null,
    answerNumber: typeof answer === 'number' ? answer : null,
    userName: '',
    answeredTimestamp: 0,
  };
}

/** Returns false for the body of a write that has expired: its content was removed. */
const isAnswerRequest = (body: unknown): body is { answer: ChecklistAnswerValue } =>
  typeof body === 'object' && body !== null && 'answer' in body;
