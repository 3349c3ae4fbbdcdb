import { ApiError, api, createIdempotencyKeyCache, queryClient } from '@girassol/shared-auth';
import type { BoardItem, ProjectRejection, ResponseBody } from '@girassol/shared-domain/contract';
import { announce } from '@girassol/shared-ui';
import { useState } from 'react';
import { itemQueryKey } from '../item/item-query';
import { refreshItemAndBoard } from '../undo/show-change';

/** Maximum length of a rejection reason, in characters. */
export const MAX_REJECTION_REASON_LENGTH = 500;

/**
 * Provides adding, editing and removing the rejections of a project. Every answer contains the current list
 * (boards-110).
 */
export function useRejections({ _id: saleId, type }: Pick<BoardItem, '_id' | 'type'>) {
  const [keyOf] = useState(createIdempotencyKeyCache);

  /** Shows the answered list; gives back the refusal, if it was one. */
  async function take(said: string, answer: Promise<{ rejectReasons: ProjectRejection[] }>) {
    try {
      const { rejectReasons } = await answer;
      queryClient.setQueryData<ResponseBody<'POST /kanbans/single/item/:itemId'>>(
        itemQueryKey(saleId, type),
        (data) => data && { populatedItem: { ...data.populatedItem, rejectReasons } },
      );
      announce(said);
      return null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      refreshItemAndBoard(saleId, type);
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
