import { ApiError, api, createCallKeys, queryClient } from '@girassol/shared-auth';
import type { Answer, BoardItem, RejectReason } from '@girassol/shared-domain/contract';
import { announce } from '@girassol/shared-ui';
import { useState } from 'react';
import { itemKey } from '../item/use-live-item';
import { readAgain } from '../undo/show-change';

/** The longest reason that is kept. */
export const REASON_LENGTH = 500;

/** Adding, editing and removing the rejections of a project; every answer is the list as it is then (boards-110). */
export function useRejections({ _id: saleId, type }: Pick<BoardItem, '_id' | 'type'>) {
  const [keyOf] = useState(createCallKeys);

  /** Shows the answered list; gives back the refusal, if it was one. */
  async function take(said: string, answer: Promise<{ rejectReasons: RejectReason[] }>) {
    try {
      const { rejectReasons } = await answer;
      queryClient.setQueryData<Answer<'POST /kanbans/single/item/:itemId'>>(
        itemKey(saleId, type),
        (data) => data && { populatedItem: { ...data.populatedItem, rejectReasons } },
      );
      announce(said);
      return null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      readAgain(saleId, type);
      return error;
    }
  }

  return {
    add: (reason: string) =>
      take(
        'Reprova adicionada.',
        api('POST /sales/single/reject-reason/:saleId', {
          params: { saleId },
          body: { reason },
          idempotencyKey: keyOf('add', reason),
        }),
      ),
    edit: (reasonId: string, reason: string) =>
      take(
        'Reprova alterada.',
        api('PUT /sales/single/reject-reason/:saleId/:reasonId', {
          params: { saleId, reasonId },
          body: { reason },
        }),
      ),
    remove: (reasonId: string) =>
      take(
        'Reprova excluída.',
        api('DELETE /sales/single/reject-reason/:saleId/:reasonId', { params: { saleId, reasonId } }),
      ),
  };
}
