import { useApiQuery, useFacts, useSession, useSettings } from '@girassol/shared-auth';
import type { BoardKind } from '@girassol/shared-domain';
import { ErrorState, PageHeader } from '@girassol/shared-ui';
import { FormPage, WaitingForm } from '@girassol/shared-ui/fields';
import { useParams } from 'react-router-dom';
import { boardAccess } from '../board/viewing/board-access';
import { NoAccess } from '../board/viewing/NoAccess';
import { EditForm } from './EditForm';
import { withoutSettings } from './form-settings';
import { recipientsFor } from './recipients';
import { editTitle } from './titles';

/** `/vendas/editar/:sid` and its likes on the other boards. */
export default function EditPage({ kind }: { kind: BoardKind }) {
  const { sid = '' } = useParams();
  const session = useSession();
  const facts = useFacts(kind);
  const access = facts && boardAccess(kind, facts);
  const { data, error, isError, refetch } = useApiQuery(
    'GET /sales/single/:saleId',
    { params: { saleId: sid } },
    // What is edited must be what is there now, and nothing may replace it under the hands.
    {
      enabled: access === 'open',
      refetchOnMount: 'always',
      refetchOnWindowFocus: false,
      staleTime: 0,
      gcTime: 0,
    },
  );
  const settings = useSettings() ?? withoutSettings;
  if (!session) return null;
  if (access === 'open' && data && facts)
    return (
      <FormPage>
        <EditForm
          key={sid}
          kind={kind}
          session={session}
          item={data.sale}
          recipients={recipientsFor({ session, settings, permissions: facts.permissions, kind })}
        />
      </FormPage>
    );
  return (
    <FormPage>
      <PageHeader title={editTitle(kind)} />
      {access !== null && access !== 'open' && <NoAccess kind={kind} access={access} />}
      {isError && <ErrorState error={error} onRetry={() => void refetch()} />}
      {(access === null || access === 'open') && !isError && <WaitingForm />}
    </FormPage>
  );
}
