import type { SlotContext } from '@girassol/federation/remote';
import { HomeCard, HomeCardLink, HomeFigure } from '@girassol/shared-ui';
import { useWaitingVisits } from './use-waiting-visits';

/** Card of the operator's home page: what waits, with the way there. */
export default function WaitingVisits({ session }: SlotContext<'operator-home.card/v1'>) {
  const { data, isError, error, refetch } = useWaitingVisits(session.userId);
  return (
    <HomeCard
      title="Visitas"
      icon="truck"
      isLoading={!data}
      hasFailed={isError && !data}
      error={error}
      onRetry={() => void refetch()}
    >
      <HomeFigure>{data?.total} sem dia marcado</HomeFigure>
      <HomeCardLink to="/visitas">Marcar</HomeCardLink>
    </HomeCard>
  );
}
