import { ApiError, api, buildApiQueryKey, onAccountEvent, tabId, useApiQuery } from '@girassol/shared-auth';
import type { BoardItem } from '@girassol/shared-domain/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ChecklistAnswer } from './group-checklist-items';

const TEMPLATE = 'GET /checklists/single/kanban/:type';
const ANSWERS = 'GET /checklists/single/sale/:saleId';

/**
 * Loads the checklist template of a board and the answers for one item, and refreshes both while they are on screen.
 */
export function useChecklist({ _id, type }: Pick<BoardItem, '_id' | 'type'>) {
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

  /** Sends one answer; the answer of the server is the checklist. A refused one tells why, in a dialog. */
  async function send(itemId: string, answer: ChecklistAnswer): Promise<boolean> {
    const checklistId = template.data?.checklist._id ?? '';
    try {
      const answered = await api('POST /checklists/single/item/:checklistId/:itemId/:saleId', {
        params: { checklistId, itemId, saleId: _id },
        body: { answer },
      });
      client.setQueryData(JSON.parse(answersKey), answered);
      return true;
    } catch (error) {
      // Taken out of the checklist meanwhile: what there is now is read again.
      if (error instanceof ApiError && error.status === 404)
        void client.invalidateQueries({ queryKey: JSON.parse(templateKey) });
      return false;
    }
  }

  return { template, answers, send };
}
