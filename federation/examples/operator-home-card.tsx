import { useApiQuery } from '@girassol/shared-auth';
import { HomeCard, HomeCardLink, HomeFigure } from '@girassol/shared-ui';

const LIST = 'GET /operation/jobs/list/:state/:multiplier';

/** Card of the operator's home page: what waits, with the way there. */
export default function WaitingJobs() {
  const request = { params: { state: 'QUEUED', multiplier: 1 }, query: {} } as const;
  const { data, isError, error, refetch } = useApiQuery(LIST, request);
  return (
    <HomeCard
      title="Tarefas"
      icon="clock"
      isLoading={!data}
      hasFailed={isError && !data}
      error={error}
      onRetry={() => void refetch()}
    >
      <HomeFigure>{data?.kinds.length} tipos de tarefa</HomeFigure>
      <HomeCardLink to="/operacao/tarefas">Ver as tarefas</HomeCardLink>
    </HomeCard>
  );
}
