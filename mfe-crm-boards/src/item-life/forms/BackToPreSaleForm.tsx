import { ApiError, api, createIdempotencyKeyCache } from '@girassol/shared-auth';
import { formatItemNumber } from '@girassol/shared-domain';
import { Text } from '@girassol/shared-ui';
import { useState } from 'react';
import { removeFromCachedBoards } from '../../board-state/change-boards';
import { applySavedItem, refreshItemAndBoard } from '../../undo/show-change';
import { buildSnackbarUndo } from '../../undo/undo-action';
import { describeStatusChange } from '../change-text';
import type { ItemActionFormProps } from '../item-action-form-props';
import { useChangeSnackbar } from '../use-change-snackbar';
import { TargetColumnForm } from './ColumnForm';

/**
 * Form that returns a sale to qualification, into a column of the pre-sales board, if the sale came from a lead
 * (boards-062).
 */
export function BackToPreSaleForm({ item, onDone, onGone, ...form }: ItemActionFormProps) {
  const [keyOf] = useState(createIdempotencyKeyCache);
  const tell = useChangeSnackbar();

  async function send(column: string): Promise<ApiError | null> {
    try {
      const { sale: lead, deed } = await api('POST /sales/back-to-pre-sale/:saleId', {
        params: { saleId: item._id },
        body: { column },
        idempotencyKey: keyOf(item._id, column),
      });
      onDone();
      onGone(item._id);
      removeFromCachedBoards(item.type, item._id);
      refreshItemAndBoard(item._id, item.type);
      applySavedItem(lead);
      tell({ text: describeStatusChange(lead), leadsTo: [lead], ...buildSnackbarUndo(deed) });
      return null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      refreshItemAndBoard(item._id, item.type);
      return error;
    }
  }

  return (
    <TargetColumnForm
      {...form}
      kind="PRE_SALES"
      label="Coluna da Pré-Venda"
      onSubmit={({ _id }) => send(_id)}
    >
      <Text as="p">
        A venda {formatItemNumber(item.id)} sai do funil de vendas e o lead de origem volta à qualificação.
      </Text>
    </TargetColumnForm>
  );
}
