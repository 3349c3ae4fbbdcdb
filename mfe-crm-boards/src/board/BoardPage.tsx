import { type BoardKind, boards } from '@girassol/shared-domain';
import { PageHeader } from '@girassol/shared-ui';
import { useParams } from 'react-router-dom';
import { NoAccess } from '../board-view/NoAccess';
import { useBoardAccess } from '../board-view/use-board-access';
import { BoardScreen } from './BoardScreen';
import { BoardHead, BoardScreenFrame } from './BoardScreenFrame';
import { BoardSkeleton } from './lanes/BoardSkeleton';

/** `/vendas/funil/:uid` and the other boards. Whoever may not see it gets a reason, and nothing is asked of the server. */
export default function BoardPage({ kind }: { kind: BoardKind }) {
  const { uid } = useParams();
  const { session, access } = useBoardAccess(kind);
  if (!session || !uid) return null;

  if (access === 'open') return <BoardScreen kind={kind} fetchId={uid} session={session} />;
  return (
    <BoardScreenFrame>
      <BoardHead>
        <PageHeader title={boards[kind].areaName} />
      </BoardHead>
      {access === null ? <BoardSkeleton /> : <NoAccess kind={kind} access={access} />}
    </BoardScreenFrame>
  );
}
