import { ApiError, api, buildApiQueryKey, queryClient } from '@girassol/shared-auth';
import { type BoardKind, formatItemNumber, hasBoardField, type Session } from '@girassol/shared-domain';
import type { BoardItem } from '@girassol/shared-domain/contract';
import { ButtonLink, PageHeader, showSnackbar } from '@girassol/shared-ui';
import { FormActions, FormBox } from '@girassol/shared-ui/fields';
import { Formik } from 'formik';
import { useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { getLastBoardAddress } from '../board-view/last-board';
import {
  buildItemFormSchema,
  buildSharedItemFields,
  type ItemFormValues,
  toItemFormValues,
} from '../item-form/item-form-values';
import type { Recipient } from '../sending/recipients';
import { buildSnackbarUndo } from '../undo/undo-action';
import { DealSection } from './DealSection';
import { OwnersSection } from './OwnersSection';
import { hasSystemSection, SystemSection } from './SystemSection';
import { getEditItemTitle } from './titles';
import { ValiditySection } from './ValiditySection';

interface EditFormProps {
  kind: BoardKind;
  session: Session;
  item: BoardItem;
  recipients: Recipient[];
}

/**
 * Form that edits an existing item. Other actions change the column and the owner of the item (boards-106).
 */
export function EditForm({ kind, session, item, recipients }: EditFormProps) {
  const navigate = useNavigate();
  const [now] = useState(Date.now);
  const [initial] = useState(() => toItemFormValues(item, now));
  const schema = useMemo(() => buildItemFormSchema(now, item), [now, item]);
  const board = getLastBoardAddress(kind, session.userId, item._id);

  async function submit(values: ItemFormValues) {
    let deed: string | undefined;
    try {
      const { sale, ...done } = await api('PATCH /sales/single/:userId/:saleId', {
        params: { userId: session.userId, saleId: item._id },
        body: { ...buildSharedItemFields(values, kind), ...withoutValidity(values, kind) },
      });
      // The panel it leads back to must not show the item of before.
      const request = { params: { itemId: item._id }, body: { type: kind } };
      queryClient.setQueryData(buildApiQueryKey('POST /kanbans/single/item/:itemId', request), {
        populatedItem: sale,
      });
      deed = done.deed;
    } catch (error) {
      // The dialog has said why; the form keeps its text.
      if (error instanceof ApiError) return;
      throw error;
    }
    showSnackbar({ text: 'Alterações salvas.', ...buildSnackbarUndo(deed) });
    navigate(board, { replace: true });
  }

  return (
    <>
      <PageHeader
        title={getEditItemTitle(kind)}
        summary={`${formatItemNumber(item.id)} · ${item.customer.name}`}
      />
      <Formik initialValues={initial} validationSchema={schema} onSubmit={submit}>
        <FormBox aria-label={getEditItemTitle(kind)}>
          <DealSection kind={kind} now={now} fixedAmount={getFixedAmountReason(item)} />
          {hasSystemSection(kind) && <SystemSection />}
          {hasBoardField(kind, 'coOwners') && (
            <OwnersSection kind={kind} item={item} recipients={recipients} />
          )}
          {hasBoardField(kind, 'validityDate') && <ValiditySection now={now} />}
          <FormActions
            submitLabel="Salvar"
            isEditing
            cancel={
              <ButtonLink as={Link} to={board} variant="ghost">
                Cancelar
              </ButtonLink>
            }
          />
        </FormBox>
      </Formik>
    </>
  );
}

/** A validity that was switched off is taken away. */
const withoutValidity = ({ hasValidity }: ItemFormValues, kind: BoardKind) =>
  hasBoardField(kind, 'validityDate') && !hasValidity && { validityDate: null };

/** Returns why the amount of an activity is read-only if it is the sum of its services; otherwise undefined. */
const getFixedAmountReason = ({ afterSalesData }: BoardItem) =>
  afterSalesData && afterSalesData.services.length > 0
    ? 'Soma dos serviços e produtos da atividade.'
    : undefined;
