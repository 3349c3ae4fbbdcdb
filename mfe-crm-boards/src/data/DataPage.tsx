import { type BoardKind, boards } from '@girassol/shared-domain';
import { PageHeader } from '@girassol/shared-ui';
import { useParams } from 'react-router-dom';
import { PageFrame } from '../board-nav';
import { NoAccess } from '../board-view/NoAccess';
import { useBoardAccess } from '../board-view/use-board-access';
import { DataScreen } from './DataScreen';
import { DataSkeleton } from './DataSkeleton';
import { dataTitle } from './data-words';

/** `/vendas/dados/:uid` and its likes. Whoever may not see it gets a reason, and nothing is asked of the server. */
export default function DataPage({ kind }: { kind: BoardKind }) {
  const { uid } = useParams();
  const { session, access } = useBoardAccess(kind);
  if (!session || !uid) return null;
  return (
    <PageFrame>
      {access === 'open' ? (
        <DataScreen kind={kind} session={session} fetchId={uid} />
      ) : (
        <>
          <PageHeader title={dataTitle(boards[kind])} />
          {access === null ? <DataSkeleton /> : <NoAccess kind={kind} access={access} />}
        </>
      )}
    </PageFrame>
  );
}
