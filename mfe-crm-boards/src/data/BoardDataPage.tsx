import { type BoardKind, boardDescriptions } from '@girassol/shared-domain';
import { PageHeader } from '@girassol/shared-ui';
import { useParams } from 'react-router-dom';
import { PageFrame } from '../board-nav';
import { NoBoardAccessNotice } from '../board-view/NoBoardAccessNotice';
import { useBoardAccess } from '../board-view/use-board-access';
import { BoardDataScreen } from './BoardDataScreen';
import { BoardDataSkeleton } from './BoardDataSkeleton';
import { getBoardDataTitle } from './data-labels';

/**
 * Page of a board's figures, for example `/vendas/dados/:uid`. A person without access sees the reason, and
 * the page makes no request.
 */
export default function BoardDataPage({ kind }: { kind: BoardKind }) {
  const { uid } = useParams();
  const { session, access } = useBoardAccess(kind);
  if (!session || !uid) return null;
  return (
    <PageFrame>
      {access === 'open' ? (
        <BoardDataScreen kind={kind} session={session} fetchId={uid} />
      ) : (
        <>
          <PageHeader title={getBoardDataTitle(boardDescriptions[kind])} />
          {access === null ? <BoardDataSkeleton /> : <NoBoardAccessNotice kind={kind} access={access} />}
        </>
      )}
    </PageFrame>
  );
}
