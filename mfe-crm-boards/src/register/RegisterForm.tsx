import { queryClient } from '@girassol/shared-auth';
import {
  asks,
  type BoardKind,
  boards,
  can,
  defaultViewer,
  type Facts,
  formatItemNumber,
  type Session,
  viewersFor,
} from '@girassol/shared-domain';
import type { Kanban } from '@girassol/shared-domain/contract';
import { ButtonLink, PageHeader, showSnackbar } from '@girassol/shared-ui';
import { draftKey, dropDraft, FormActions, FormBox, FormDraft } from '@girassol/shared-ui/fields';
import { Formik, type FormikHelpers } from 'formik';
import { useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { newCardState } from '../board/use-new-card';
import { addressBack, addressOfNew } from '../board/viewing/last-board';
import { viewingRights } from '../board/viewing/use-viewers';
import { CustomerSection } from './CustomerSection';
import { DealSection } from './DealSection';
import type { FormSettings } from './form-settings';
import { PlaceSection } from './PlaceSection';
import { recipientsFor } from './recipients';
import { hasSystem, SystemSection } from './SystemSection';
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
  const ownDraft = draftKey('register', session.userId, kind);
  const register = useRegisterSale({ draft: ownDraft, kind, session, kanban });
  const known = { session, settings, permissions, kind };
  const recipients = recipientsFor(known);
  const viewer = defaultViewer(viewersFor({ ...known, ...viewingRights(kind) }), session);
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
    dropDraft(ownDraft);
    // However lately it was read: the board is about to show the new card.
    void queryClient.invalidateQueries({ queryKey: ['board', kind], refetchType: 'none' });
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
        <FormBox aria-label={registerTitle(kind)}>
          <FormDraft draftKey={ownDraft} />
          <CustomerSection session={session} permissions={permissions} />
          <DealSection kind={kind} now={now} />
          {hasSystem(kind) && <SystemSection />}
          <PlaceSection kind={kind} kanban={kanban} recipients={recipients} />
          {asks(kind, 'validityDate') && <ValiditySection now={now} />}
          <FormActions
            submitLabel={registerTitle(kind)}
            draftKey={ownDraft}
            cancel={
              <ButtonLink as={Link} to={addressBack(kind, viewer)} variant="ghost">
                Cancelar
              </ButtonLink>
            }
          />
        </FormBox>
      </Formik>
    </>
  );
}
