import { type BoardKind, boardDescriptions } from '@girassol/shared-domain';
import { PageHeader } from '@girassol/shared-ui';
import { useParams } from 'react-router-dom';
import { NoBoardAccessNotice } from '../board-view/NoBoardAccessNotice';
import { useBoardAccess } from '../board-view/use-board-access';
import { BoardScreen } from './BoardScreen';
import { BoardHeadFrame, BoardScreenFrame } from './BoardScreenFrame';
import { BoardSkeleton } from './lanes/BoardSkeleton';

/**
 * Page of a board, for example `/vendas/funil/:uid`. A person without access sees the reason, and the page
 * makes no request.
 */
export default function BoardPage({ kind }: { kind: BoardKind }) {
  const { uid } = useParams();
  const { session, access } = useBoardAccess(kind);
  if (!session || !uid) return null;

  if (access === 'open') return <BoardScreen kind={kind} fetchId={uid} session={session} />;
  return (
    <BoardScreenFrame>
      <BoardHeadFrame>
        <PageHeader title={boardDescriptions[kind].areaName} />
      </BoardHeadFrame>
      {access === null ? <BoardSkeleton /> : <NoBoardAccessNotice kind={kind} access={access} />}
    </BoardScreenFrame>
  );
}
