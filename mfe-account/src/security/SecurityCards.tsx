import type { Session } from '@girassol/shared-domain';
import { ErrorState, Skeleton, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { AccessRecordsCard } from './AccessRecordsCard';
import { FactorCard } from './FactorCard';
import { PasswordCard } from './PasswordCard';
import { PasskeysCard } from './passkeys/PasskeysCard';
import { SessionsCard } from './SessionsCard';
import { TeamFactorCard } from './TeamFactorCard';
import { useOwnSessions } from './use-security';

/** Cards by which people look after how they come in: password, second factor, passkeys, sessions, and what was recorded. */
export function SecurityCards({ session }: { session: Session }) {
  const { userId } = session;
  const { data, error, isError, isFetching, refetch } = useOwnSessions(userId);
  return (
    <Cards>
      <PasswordCard session={session} />
      <FactorCard session={session} />
      <PasskeysCard session={session} />
      {isError && !data && (
        <ErrorState
          error={error}
          title="Não foi possível carregar as sessões"
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && <Skeleton height={200} radius={14} />}
      {data && (
        <>
          <SessionsCard userId={userId} sessions={data.sessions} />
          {session.type === 'MANAGER' && <TeamFactorCard session={session} />}
          <AccessRecordsCard records={data.records} />
        </>
      )}
    </Cards>
  );
}

const Cards = styled.div`
  display: grid;
  gap: ${tokens.space[16]};
  min-width: 0;
`;
