import { type BoardKind, boards, defaultViewer, finishedWords, type Session } from '@girassol/shared-domain';
import { PageHeader } from '@girassol/shared-ui';
import { useSearchParams } from 'react-router-dom';
import { PageFrame, VIEWER } from '../board-nav';
import { NoAccess } from '../board-view/NoAccess';
import { useBoardAccess } from '../board-view/use-board-access';
import { useViewers } from '../board-view/use-viewers';
import { FinishedScreen } from './FinishedScreen';
import { FinishedSkeleton } from './FinishedSkeleton';

/** `/vendas/finalizadas` and its likes. Whoever may not see it gets a reason, and nothing is asked of the server. */
export default function FinishedPage({ kind }: { kind: BoardKind }) {
  const { session, access } = useBoardAccess(kind);
  if (!session) return null;
  return (
    <PageFrame>
      {access === 'open' ? (
        <OpenFinished kind={kind} session={session} />
      ) : (
        <>
          <PageHeader title={finishedWords(boards[kind]).long} />
          {access === null ? <FinishedSkeleton /> : <NoAccess kind={kind} access={access} />}
        </>
      )}
    </PageFrame>
  );
}

function OpenFinished({ kind, session }: { kind: BoardKind; session: Session }) {
  const [query] = useSearchParams();
  const viewers = useViewers(kind, session);
  const fetchId = query.get(VIEWER) ?? defaultViewer(viewers, session);
  return <FinishedScreen kind={kind} session={session} viewers={viewers} fetchId={fetchId} />;
}
