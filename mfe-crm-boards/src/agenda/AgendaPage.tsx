import { type BoardKind, boardDescriptions } from '@girassol/shared-domain';
import { PageHeader, Skeleton, tokens } from '@girassol/shared-ui';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { NoBoardAccessNotice } from '../board-view/NoBoardAccessNotice';
import { useBoardAccess } from '../board-view/use-board-access';
import { AgendaScreen } from './AgendaScreen';

/**
 * Page of a board's agenda, for example `/vendas/agenda/:uid`. A person without access sees the reason, and
 * the page makes no request.
 */
export default function AgendaPage({ kind }: { kind: BoardKind }) {
  const { uid } = useParams();
  const { session, access } = useBoardAccess(kind);
  if (!session || !uid) return null;
  return (
    <Frame>
      {access === 'open' ? (
        <AgendaScreen kind={kind} session={session} fetchId={uid} />
      ) : (
        <>
          <PageHeader title={`Agenda de ${boardDescriptions[kind].areaName}`} />
          {access === null ? <Skeleton height={320} /> : <NoBoardAccessNotice kind={kind} access={access} />}
        </>
      )}
    </Frame>
  );
}

/** Fills what the frame of the shell leaves: the hours scroll, the head stays. */
const Frame = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
  min-height: 34rem;
  padding: ${tokens.space[24]} ${tokens.space[24]} 0;
  @media ${tokens.screen.narrow} { min-height: 44rem; padding: ${tokens.space[16]} ${tokens.space[16]} 0; }
  @media ${tokens.screen.phone} { padding-top: ${tokens.space[4]}; }
`;
