import { ApiError, api, apiQueryKey, queryClient } from '@girassol/shared-auth';
import { asks, type BoardKind, formatItemNumber, type Session } from '@girassol/shared-domain';
import type { BoardItem } from '@girassol/shared-domain/contract';
import { ButtonLink, PageHeader, showSnackbar } from '@girassol/shared-ui';
import { FormActions, FormBox } from '@girassol/shared-ui/fields';
import { Formik } from 'formik';
import { useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { addressBack } from '../board-view/last-board';
import type { Recipient } from '../sending/recipients';
import { undoOf } from '../undo/take-back';
import { DealSection } from './DealSection';
import { OwnersSection } from './OwnersSection';
import { hasSystem, SystemSection } from './SystemSection';
import { type SaleValues, saleFieldsOf, saleSchema, valuesOf } from './sale-values';
import { editTitle } from './titles';
import { ValiditySection } from './ValiditySection';

interface EditFormProps {
  kind: BoardKind;
  session: Session;
  item: BoardItem;
  recipients: Recipient[];
}

/** The same form for an item that is there: column and owner have ways of their own (boards-106). */
export function EditForm({ kind, session, item, recipients }: EditFormProps) {
  const navigate = useNavigate();
  const [now] = useState(Date.now);
  const [initial] = useState(() => valuesOf(item, now));
  const schema = useMemo(() => saleSchema(now, item), [now, item]);
  const board = addressBack(kind, session.userId, item._id);

  async function submit(values: SaleValues) {
    let deed: string | undefined;
    try {
      const { sale, ...done } = await api('PATCH /sales/single/:userId/:saleId', {
        params: { userId: session.userId, saleId: item._id },
        body: { ...saleFieldsOf(values, kind), ...withoutValidity(values, kind) },
      });
      // The panel it leads back to must not show the item of before.
      const request = { params: { itemId: item._id }, body: { type: kind } };
      queryClient.setQueryData(apiQueryKey('POST /kanbans/single/item/:itemId', request), {
        populatedItem: sale,
      });
      deed = done.deed;
    } catch (error) {
      // The dialog has said why; the form keeps its text.
      if (error instanceof ApiError) return;
      throw error;
    }
    showSnackbar({ text: 'Alterações salvas.', ...undoOf(deed) });
    navigate(board, { replace: true });
  }

  return (
    <>
      <PageHeader title={editTitle(kind)} summary={`${formatItemNumber(item.id)} · ${item.customer.name}`} />
      <Formik initialValues={initial} validationSchema={schema} onSubmit={submit}>
        <FormBox aria-label={editTitle(kind)}>
          <DealSection kind={kind} now={now} fixedAmount={amountReason(item)} />
          {hasSystem(kind) && <SystemSection />}
          {asks(kind, 'coOwners') && <OwnersSection kind={kind} item={item} recipients={recipients} />}
          {asks(kind, 'validityDate') && <ValiditySection now={now} />}
          <FormActions
            submitLabel="Salvar"
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
const withoutValidity = ({ hasValidity }: SaleValues, kind: BoardKind) =>
  asks(kind, 'validityDate') && !hasValidity && { validityDate: null };

/** Where services make the amount of an activity, it is not typed. */
const amountReason = ({ afterSalesData }: BoardItem) =>
  afterSalesData && afterSalesData.services.length > 0
    ? 'Soma dos serviços e produtos da atividade.'
    : undefined;
