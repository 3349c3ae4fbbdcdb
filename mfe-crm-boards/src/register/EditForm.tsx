import { ApiError, api, apiQueryKey, queryClient } from '@girassol/shared-auth';
import { type BoardKind, formatItemNumber, type Session } from '@girassol/shared-domain';
import type { BoardItem } from '@girassol/shared-domain/contract';
import { PageHeader, showSnackbar } from '@girassol/shared-ui';
import { Formik } from 'formik';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { addressBack } from '../board/viewing/last-board';
import { DealSection } from './DealSection';
import { FormActions } from './FormActions';
import { SaleFormBox } from './form-layout';
import { type SaleValues, saleFieldsOf, saleSchema, valuesOf } from './sale-values';
import { editTitle } from './titles';
import { ValiditySection } from './ValiditySection';

/** The same form for an item that is there: column and owner have ways of their own (boards-106). */
export function EditForm({ kind, session, item }: { kind: BoardKind; session: Session; item: BoardItem }) {
  const navigate = useNavigate();
  const [now] = useState(Date.now);
  const [initial] = useState(() => valuesOf(item, now));
  const schema = useMemo(() => saleSchema(now, item.validityDate), [now, item.validityDate]);
  const board = addressBack(kind, session.userId, item._id);

  async function submit(values: SaleValues) {
    try {
      const { sale } = await api('PATCH /sales/single/:userId/:saleId', {
        params: { userId: session.userId, saleId: item._id },
        body: { ...saleFieldsOf(values, kind), ...(!values.hasValidity && { validityDate: null }) },
      });
      // The panel it leads back to must not show the item of before.
      const request = { params: { itemId: item._id }, body: { type: kind } };
      queryClient.setQueryData(apiQueryKey('POST /kanbans/single/item/:itemId', request), {
        populatedItem: sale,
      });
    } catch (error) {
      // The dialog has said why; the form keeps its text.
      if (error instanceof ApiError) return;
      throw error;
    }
    showSnackbar({ text: 'Alterações salvas.' });
    navigate(board, { replace: true });
  }

  return (
    <>
      <PageHeader title={editTitle(kind)} summary={`${formatItemNumber(item.id)} · ${item.customer.name}`} />
      <Formik initialValues={initial} validationSchema={schema} onSubmit={submit}>
        <SaleFormBox aria-label={editTitle(kind)}>
          <DealSection kind={kind} />
          <ValiditySection now={now} />
          <FormActions submitLabel="Salvar" backTo={board} />
        </SaleFormBox>
      </Formik>
    </>
  );
}
