import { useApiQuery, useConditionFacts, useSession, useSettings } from '@girassol/shared-auth';
import type { AccessFacts, BoardKind, Session } from '@girassol/shared-domain';
import { ErrorState, PageHeader } from '@girassol/shared-ui';
import { FormPage, LoadingForm } from '@girassol/shared-ui/fields';
import { useSearchParams } from 'react-router-dom';
import { NEW_ITEM_PROPOSAL_PARAMETER } from '../addresses/customers';
import { getBoardAccess } from '../board-view/board-access';
import { NoBoardAccessNotice } from '../board-view/NoBoardAccessNotice';
import { fallbackItemFormSettings } from '../sending/item-form-settings';
import { RegisterForm } from './RegisterForm';
import { getRegisterItemTitle } from './titles';

/** Page that registers an item, for example `/vendas/registro`. */
export default function RegisterPage({ kind }: { kind: BoardKind }) {
  const session = useSession();
  const facts = useConditionFacts(kind);
  const access = facts && getBoardAccess(kind, facts);
  if (!session) return null;
  return (
    <FormPage>
      {access === 'open' && facts && (
        <OpenRegister kind={kind} session={session} permissions={facts.permissions} />
      )}
      {access !== 'open' && <PageHeader title={getRegisterItemTitle(kind)} />}
      {access === null && <LoadingForm />}
      {access !== null && access !== 'open' && <NoBoardAccessNotice kind={kind} access={access} />}
    </FormPage>
  );
}

interface OpenRegisterProps {
  kind: BoardKind;
  session: Session;
  permissions: AccessFacts['permissions'];
}

function OpenRegister({ kind, session, permissions }: OpenRegisterProps) {
  const settings = useSettings();
  const columns = useApiQuery('GET /kanbans/single/columns/:type', { params: { type: kind } });
  const [search] = useSearchParams();
  const proposalId = search.get(NEW_ITEM_PROPOSAL_PARAMETER);
  const proposal = useApiQuery(
    'GET /proposals/single/:pid',
    { params: { pid: proposalId ?? '' } },
    { enabled: proposalId !== null },
  );
  const kanban = columns.data?.kanban;
  const failed = [columns, proposal].find(({ isError }) => isError);
  if (kanban && (proposalId === null || proposal.data)) {
    const known = settings ?? fallbackItemFormSettings;
    return (
      <RegisterForm
        kind={kind}
        session={session}
        permissions={permissions}
        settings={known}
        kanban={kanban}
        proposal={proposal.data?.proposal ?? null}
      />
    );
  }
  return (
    <>
      <PageHeader title={getRegisterItemTitle(kind)} />
      {failed ? <ErrorState error={failed.error} onRetry={() => void failed.refetch()} /> : <LoadingForm />}
    </>
  );
}
