import { useFacts, useSession } from '@girassol/shared-auth';
import { type BoardKind, boards, type Facts } from '@girassol/shared-domain';
import { PageHeader } from '@girassol/shared-ui';
import { useParams } from 'react-router-dom';
import { BoardScreen } from './BoardScreen';
import { BoardHead, BoardScreenFrame } from './BoardScreenFrame';
import { BoardSkeleton } from './lanes/BoardSkeleton';
import { boardAccess } from './viewing/board-access';
import { NoAccess } from './viewing/NoAccess';

/** `/vendas/funil/:uid` and the other boards. Whoever may not see it gets a reason, and nothing is asked of the server. */
export default function BoardPage({ kind }: { kind: BoardKind }) {
  const { uid } = useParams();
  const session = useSession();
  const known = useFacts(kind);
  // A manager holds every permission: no need to wait for the settings.
  const facts: Facts | null = session?.type === 'MANAGER' ? { session, permissions: {} } : known;
  if (!session || !uid) return null;

  const access = facts && boardAccess(kind, facts);
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
