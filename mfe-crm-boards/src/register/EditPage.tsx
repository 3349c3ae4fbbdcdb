import { useApiQuery, useConditionFacts, useSession, useSettings } from '@girassol/shared-auth';
import type { BoardKind } from '@girassol/shared-domain';
import { ErrorState, PageHeader } from '@girassol/shared-ui';
import { FormPage, LoadingForm } from '@girassol/shared-ui/fields';
import { useParams } from 'react-router-dom';
import { getBoardAccess } from '../board-view/board-access';
import { NoBoardAccessNotice } from '../board-view/NoBoardAccessNotice';
import { fallbackItemFormSettings } from '../sending/item-form-settings';
import { listRecipients } from '../sending/recipients';
import { EditForm } from './EditForm';
import { getEditItemTitle } from './titles';

/** Page that edits an item, for example `/vendas/editar/:sid`. */
export default function EditPage({ kind }: { kind: BoardKind }) {
  const { sid = '' } = useParams();
  const session = useSession();
  const facts = useConditionFacts(kind);
  const access = facts && getBoardAccess(kind, facts);
  const { data, error, isError, refetch } = useApiQuery(
    'GET /sales/single/:saleId',
    { params: { saleId: sid } },
    // Edit only fresh data, and never replace it while it is being edited.
    {
      enabled: access === 'open',
      refetchOnMount: 'always',
      refetchOnWindowFocus: false,
      staleTime: 0,
      gcTime: 0,
    },
  );
  const settings = useSettings() ?? fallbackItemFormSettings;
  if (!session) return null;
  if (access === 'open' && data && facts)
    return (
      <FormPage>
        <EditForm
          key={sid}
          kind={kind}
          session={session}
          item={data.sale}
          recipients={listRecipients({ session, settings, permissions: facts.permissions, kind })}
        />
      </FormPage>
    );
  return (
    <FormPage>
      <PageHeader title={getEditItemTitle(kind)} />
      {access !== null && access !== 'open' && <NoBoardAccessNotice kind={kind} access={access} />}
      {isError && <ErrorState error={error} onRetry={() => void refetch()} />}
      {(access === null || access === 'open') && !isError && <LoadingForm />}
    </FormPage>
  );
}
