import { useApiQuery, useFacts, useSession, useSettings } from '@girassol/shared-auth';
import type { BoardKind, Facts, Session } from '@girassol/shared-domain';
import { ErrorState, PageHeader } from '@girassol/shared-ui';
import { FormPage, WaitingForm } from '@girassol/shared-ui/fields';
import { boardAccess } from '../board/viewing/board-access';
import { NoAccess } from '../board/viewing/NoAccess';
import { withoutSettings } from './form-settings';
import { RegisterForm } from './RegisterForm';
import { registerTitle } from './titles';

/** `/vendas/registro` and its likes on the other boards. */
export default function RegisterPage({ kind }: { kind: BoardKind }) {
  const session = useSession();
  const facts = useFacts(kind);
  const access = facts && boardAccess(kind, facts);
  if (!session) return null;
  return (
    <FormPage>
      {access === 'open' && facts && (
        <OpenRegister kind={kind} session={session} permissions={facts.permissions} />
      )}
      {access !== 'open' && <PageHeader title={registerTitle(kind)} />}
      {access === null && <WaitingForm />}
      {access !== null && access !== 'open' && <NoAccess kind={kind} access={access} />}
    </FormPage>
  );
}

interface OpenRegisterProps {
  kind: BoardKind;
  session: Session;
  permissions: Facts['permissions'];
}

function OpenRegister({ kind, session, permissions }: OpenRegisterProps) {
  const settings = useSettings();
  const columns = useApiQuery('GET /kanbans/single/columns/:type', { params: { type: kind } });
  const kanban = columns.data?.kanban;
  if (kanban) {
    const known = settings ?? withoutSettings;
    return (
      <RegisterForm
        kind={kind}
        session={session}
        permissions={permissions}
        settings={known}
        kanban={kanban}
      />
    );
  }
  return (
    <>
      <PageHeader title={registerTitle(kind)} />
      {columns.isError ? (
        <ErrorState error={columns.error} onRetry={() => void columns.refetch()} />
      ) : (
        <WaitingForm />
      )}
    </>
  );
}
