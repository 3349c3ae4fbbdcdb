import { ApiError, api, createCallKeys } from '@girassol/shared-auth';
import { formatItemNumber } from '@girassol/shared-domain';
import { Text } from '@girassol/shared-ui';
import { useState } from 'react';
import { takeOffBoards } from '../../board-state/change-boards';
import { readAgain, showItem } from '../../undo/show-change';
import { undoOf } from '../../undo/take-back';
import { changeText } from '../change-text';
import type { LifeFormProps } from '../LifeDialog';
import { useTellChange } from '../use-tell-change';
import { ColumnForm } from './ColumnForm';

/** A sale that came from a lead goes back to qualification, into a column of the pre-sales board (boards-062). */
export function BackToPreSaleForm({ item, onDone, onGone, ...form }: LifeFormProps) {
  const [keyOf] = useState(createCallKeys);
  const tell = useTellChange();

  async function send(column: string): Promise<ApiError | null> {
    try {
      const { sale: lead, deed } = await api('POST /sales/back-to-pre-sale/:saleId', {
        params: { saleId: item._id },
        body: { column },
        idempotencyKey: keyOf(item._id, column),
      });
      onDone();
      onGone(item._id);
      takeOffBoards(item.type, item._id);
      readAgain(item._id, item.type);
      showItem(lead);
      tell({ text: changeText(lead), leadsTo: [lead], ...undoOf(deed) });
      return null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      readAgain(item._id, item.type);
      return error;
    }
  }

  return (
    <ColumnForm {...form} kind="PRE_SALES" label="Coluna da Pré-Venda" onSubmit={({ _id }) => send(_id)}>
      <Text as="p">
        A venda {formatItemNumber(item.id)} sai do funil de vendas e o lead de origem volta à qualificação.
      </Text>
    </ColumnForm>
  );
}
