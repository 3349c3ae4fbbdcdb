import {
  type BoardKind,
  boardDescriptions,
  getDefaultRecordOwnerId,
  getFinishedItemsLabels,
  type Session,
} from '@girassol/shared-domain';
import { PageHeader } from '@girassol/shared-ui';
import { useSearchParams } from 'react-router-dom';
import { PageFrame, VIEWED_OWNER_PARAMETER } from '../board-nav';
import { NoBoardAccessNotice } from '../board-view/NoBoardAccessNotice';
import { useBoardAccess } from '../board-view/use-board-access';
import { useViewableBoardOwners } from '../board-view/use-viewable-board-owners';
import { FinishedItemsScreen } from './FinishedItemsScreen';
import { FinishedItemsSkeleton } from './FinishedItemsSkeleton';

/**
 * Page of a board's finished items, for example `/vendas/finalizadas`. A person without access sees the
 * reason, and the page makes no request.
 */
export default function FinishedItemsPage({ kind }: { kind: BoardKind }) {
  const { session, access } = useBoardAccess(kind);
  if (!session) return null;
  return (
    <PageFrame>
      {access === 'open' ? (
        <OpenFinished kind={kind} session={session} />
      ) : (
        <>
          <PageHeader title={getFinishedItemsLabels(boardDescriptions[kind]).long} />
          {access === null ? <FinishedItemsSkeleton /> : <NoBoardAccessNotice kind={kind} access={access} />}
        </>
      )}
    </PageFrame>
  );
}

function OpenFinished({ kind, session }: { kind: BoardKind; session: Session }) {
  const [query] = useSearchParams();
  const viewers = useViewableBoardOwners(kind, session);
  const fetchId = query.get(VIEWED_OWNER_PARAMETER) ?? getDefaultRecordOwnerId(viewers, session);
  return <FinishedItemsScreen kind={kind} session={session} viewers={viewers} fetchId={fetchId} />;
}
