import {
  type BoardKind,
  boards,
  can,
  type Facts,
  formatItemNumber,
  type Session,
} from '@girassol/shared-domain';
import type { Kanban } from '@girassol/shared-domain/contract';
import { PageHeader, showSnackbar } from '@girassol/shared-ui';
import { Formik, type FormikHelpers } from 'formik';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { newCardState } from '../board/use-new-card';
import { addressBack, addressOfNew } from '../board/viewing/last-board';
import { defaultViewer, viewersFor } from '../board/viewing/viewers';
import { CustomerSection } from './CustomerSection';
import { DealSection } from './DealSection';
import { FormActions } from './FormActions';
import { SaleFormBox } from './form-layout';
import type { FormSettings } from './form-settings';
import { PlaceSection } from './PlaceSection';
import { recipientsFor } from './recipients';
import { emptySale, type SaleValues, saleSchema } from './sale-values';
import { registeredWord, registerTitle } from './titles';
import { useRegisterSale } from './use-register-sale';
import { ValiditySection } from './ValiditySection';

interface RegisterFormProps {
  kind: BoardKind;
  session: Session;
  permissions: Facts['permissions'];
  settings: FormSettings;
  kanban: Kanban;
}

/** One form for the item and, where needed, its new customer. */
export function RegisterForm({ kind, session, permissions, settings, kanban }: RegisterFormProps) {
  const navigate = useNavigate();
  const [now] = useState(Date.now);
  const register = useRegisterSale({ kind, session, kanban });
  const known = { session, settings, permissions, kind };
  const recipients = recipientsFor(known);
  const viewer = defaultViewer(viewersFor(known), session);
  const schema = useMemo(() => saleSchema(now), [now]);
  const [initial] = useState<SaleValues>(() => ({
    ...emptySale({
      columnId: kanban.columns[0]?._id ?? null,
      owner:
        recipients.find(({ userId }) => userId === session.userId)?.userId ?? recipients[0]?.userId ?? null,
      validityDays: settings.preferences.proposalGenStdValues.validity,
      now,
    }),
    // Who may not list customers cannot choose one.
    customerIs: can({ session, permissions }, 'customersList') ? 'existing' : 'new',
  }));

  async function submit(values: SaleValues, helpers: FormikHelpers<SaleValues>) {
    const card = await register(values, helpers);
    if (!card) return;
    showSnackbar({ text: `${boards[kind].itemName} ${formatItemNumber(card.id)} ${registeredWord(kind)}.` });
    navigate(addressOfNew(kind, viewer), { replace: true, state: newCardState(card._id) });
  }

  return (
    <>
      <PageHeader
        title={registerTitle(kind)}
        summary="Em poucos campos: o resto pode vir depois, no próprio cartão."
      />
      <Formik initialValues={initial} validationSchema={schema} onSubmit={submit}>
        <SaleFormBox aria-label={registerTitle(kind)}>
          <CustomerSection session={session} permissions={permissions} />
          <DealSection kind={kind} />
          <PlaceSection kind={kind} kanban={kanban} recipients={recipients} />
          <ValiditySection now={now} />
          <FormActions submitLabel={registerTitle(kind)} backTo={addressBack(kind, viewer)} />
        </SaleFormBox>
      </Formik>
    </>
  );
}
