import { queryClient } from '@girassol/shared-auth';
import {
  type AccessFacts,
  type BoardKind,
  boardDescriptions,
  can,
  formatItemNumber,
  getDefaultRecordOwnerId,
  getViewableRecordOwners,
  hasBoardField,
  type Session,
} from '@girassol/shared-domain';
import type { Kanban, Proposal } from '@girassol/shared-domain/contract';
import { ButtonLink, PageHeader, showSnackbar } from '@girassol/shared-ui';
import { buildDraftKey, FormActions, FormBox, FormDraft, removeDraft } from '@girassol/shared-ui/fields';
import { Formik, type FormikHelpers } from 'formik';
import { useMemo, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { NEW_ITEM_CUSTOMER_PARAMETER } from '../addresses/customers';
import { buildNewCardNavigationState } from '../board/use-new-card-id';
import { getBoardAddressForNewCard, getLastBoardAddress } from '../board-view/last-board';
import { getBoardViewPermissions } from '../board-view/use-viewable-board-owners';
import {
  buildEmptyItemFormValues,
  buildItemFormSchema,
  type ItemFormValues,
} from '../item-form/item-form-values';
import type { ItemFormSettings } from '../sending/item-form-settings';
import { listRecipients } from '../sending/recipients';
import { ColumnAndOwnerSection } from './ColumnAndOwnerSection';
import { CustomerSection } from './CustomerSection';
import { DealSection } from './DealSection';
import { buildProposedItemValues, describeProposedItem } from './proposed-item';
import { hasSystemSection, SystemSection } from './SystemSection';
import { getRegisteredParticiple, getRegisterItemTitle } from './titles';
import { useRegisterItem } from './use-register-item';
import { ValiditySection } from './ValiditySection';

interface RegisterFormProps {
  kind: BoardKind;
  session: Session;
  permissions: AccessFacts['permissions'];
  settings: ItemFormSettings;
  kanban: Kanban;
  /** The proposal that the item is made for; null for none. */
  proposal: Proposal | null;
}

/** Form that registers an item and, if needed, its new customer. */
export function RegisterForm({ kind, session, permissions, settings, kanban, proposal }: RegisterFormProps) {
  const navigate = useNavigate();
  const [now] = useState(Date.now);
  const [search] = useSearchParams();
  const ownDraft = buildDraftKey('register', session.userId, proposal ? `${kind} ${proposal._id}` : kind);
  const register = useRegisterItem({ draft: ownDraft, kind, session, kanban, proposal });
  const known = { session, settings, permissions, kind };
  const recipients = listRecipients(known);
  const viewer = getDefaultRecordOwnerId(
    getViewableRecordOwners({ ...known, ...getBoardViewPermissions(kind) }),
    session,
  );
  const schema = useMemo(() => buildItemFormSchema(now), [now]);
  const [initial] = useState<ItemFormValues>(() => ({
    ...buildEmptyItemFormValues({
      columnId: kanban.columns[0]?._id ?? null,
      owner:
        recipients.find(({ userId }) => userId === session.userId)?.userId ?? recipients[0]?.userId ?? null,
      validityDays: settings.preferences.proposalGenStdValues.validity,
      now,
    }),
    // People without the customer list cannot choose a customer.
    customerIs: can({ session, permissions }, 'customersList') ? 'existing' : 'new',
    customerId: search.get(NEW_ITEM_CUSTOMER_PARAMETER),
    ...(proposal && buildProposedItemValues(proposal, kanban)),
  }));

  async function submit(values: ItemFormValues, helpers: FormikHelpers<ItemFormValues>) {
    const card = await register(values, helpers);
    if (!card) return;
    removeDraft(ownDraft);
    // However lately it was read: the board is about to show the new card.
    void queryClient.invalidateQueries({ queryKey: ['board', kind], refetchType: 'none' });
    showSnackbar({
      text: `${boardDescriptions[kind].itemName} ${formatItemNumber(card.id)} ${getRegisteredParticiple(kind)}.`,
    });
    navigate(getBoardAddressForNewCard(kind, viewer), {
      replace: true,
      state: buildNewCardNavigationState(card._id),
    });
  }

  return (
    <>
      <PageHeader
        title={getRegisterItemTitle(kind)}
        summary={
          proposal
            ? describeProposedItem(proposal, kind)
            : 'Em poucos campos: o resto pode vir depois, no próprio cartão.'
        }
      />
      <Formik initialValues={initial} validationSchema={schema} onSubmit={submit}>
        <FormBox aria-label={getRegisterItemTitle(kind)}>
          <FormDraft draftKey={ownDraft} />
          <CustomerSection session={session} permissions={permissions} />
          <DealSection kind={kind} now={now} />
          {hasSystemSection(kind) && <SystemSection />}
          <ColumnAndOwnerSection
            kind={kind}
            kanban={kanban}
            recipients={recipients}
            isAgreed={kind === 'SALES' && Boolean(proposal?.agreement)}
          />
          {hasBoardField(kind, 'validityDate') && <ValiditySection now={now} />}
          <FormActions
            submitLabel={getRegisterItemTitle(kind)}
            draftKey={ownDraft}
            cancel={
              <ButtonLink as={Link} to={getLastBoardAddress(kind, viewer)} variant="ghost">
                Cancelar
              </ButtonLink>
            }
          />
        </FormBox>
      </Formik>
    </>
  );
}
