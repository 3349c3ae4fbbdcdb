import {
  ApiError,
  apiOrQueue,
  buildApiQueryKey,
  onAccountEvent,
  tabId,
  useApiQuery,
  useWaitingWrites,
} from '@girassol/shared-auth';
import {
  type ChecklistAnswerValue,
  computeAnswerVersion,
  describeAnswer,
  formatItemName,
} from '@girassol/shared-domain';
import type { BoardItem } from '@girassol/shared-domain/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { getChecklistAnswer } from './group-checklist-items';
import { ANSWER_CALL, applyWaitingAnswers, listWaitingAnswers } from './waiting-answers';

const TEMPLATE = 'GET /checklists/single/kanban/:type';
const ANSWERS = 'GET /checklists/single/sale/:saleId';

/**
 * Loads the checklist template of a board and the answers for one item, with those that wait for a signal on this device, and
 * refreshes both while they are on screen.
 */
export function useChecklist(item: Pick<BoardItem, '_id' | 'type' | 'name' | 'id' | 'customer'>) {
  const { _id, type } = item;
  const client = useQueryClient();
  const template = useApiQuery(TEMPLATE, { params: { type } });
  const answers = useApiQuery(ANSWERS, { params: { saleId: _id } }, { refetchOnMount: 'always' });
  const templateKey = JSON.stringify(buildApiQueryKey(TEMPLATE, { params: { type } }));
  const answersKey = JSON.stringify(buildApiQueryKey(ANSWERS, { params: { saleId: _id } }));

  useEffect(
    () =>
      onAccountEvent((event) => {
        const read = (key: string) => void client.invalidateQueries({ queryKey: JSON.parse(key) });
        const isTemplate = event.kind === 'checklist-changed' && event.board === type;
        const isAnswer = event.kind === 'checklist-answered' && event.item === _id && event.by !== tabId;
        if (isTemplate || event.kind === 'resync') read(templateKey);
        if (isTemplate || isAnswer || event.kind === 'resync') read(answersKey);
      }),
    [client, _id, type, templateKey, answersKey],
  );

  const writes = useWaitingWrites(_id);
  const waiting = useMemo(() => listWaitingAnswers(writes), [writes]);
  const saved = answers.data?.checklist;
  const checklist = useMemo(() => saved && applyWaitingAnswers(saved, waiting), [saved, waiting]);

  /**
   * Sends one answer; the answer of the server is the checklist. One without a signal waits on this device. A refused one tells
   * why, in a dialog.
   */
  async function send(itemId: string, answer: ChecklistAnswerValue): Promise<boolean> {
    const checklistId = template.data?.checklist._id ?? '';
    try {
      const task = template.data?.checklist.items.find((line) => line._id === itemId)?.task ?? '';
      const answered = await apiOrQueue(
        ANSWER_CALL,
        { params: { checklistId, itemId, saleId: _id }, body: { answer } },
        {
          record: _id,
          recordName: formatItemName(item, item.customer.name),
          title: 'Resposta do checklist',
          detail: `${task}: ${describeAnswer(answer)}`,
          baseVersion: computeAnswerVersion(checklist ? getChecklistAnswer(checklist, itemId) : null),
        },
      );
      if (answered !== 'waiting') client.setQueryData(JSON.parse(answersKey), answered);
      return true;
    } catch (error) {
      // Taken out of the checklist meanwhile: what there is now is read again.
      if (error instanceof ApiError && error.status === 404)
        void client.invalidateQueries({ queryKey: JSON.parse(templateKey) });
      return false;
    }
  }

  return { template, answers, checklist, waiting, send };
}
