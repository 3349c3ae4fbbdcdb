import { useApiQuery, useRefreshOnEvent } from '@girassol/shared-auth';
import { HomeCard, HomeCardLink, HomeFigure, HomeNote } from '@girassol/shared-ui';

const LIST = 'GET /operation/tickets/queue/:multiplier';
const QUEUE_PATH = '/admin2';

/** Loads the first page of the open tickets that a filter lets through. */
const useFirstTickets = (query: { overdue?: 'true'; assigned?: 'NOBODY' }) =>
  useApiQuery(LIST, { params: { multiplier: 1 }, query });

/** Describes a number of tickets of which only the first page is known: "20 ou mais". */
const formatTickets = (
  { items, hasMoreItems }: { items: readonly unknown[]; hasMoreItems: boolean },
  one: string,
  many: string,
): string =>
  hasMoreItems ? `${items.length} ou mais ${many}` : `${items.length} ${items.length === 1 ? one : many}`;

/** Home card of operators: tickets that wait for an answer, those whose promised time is over, and those that nobody took. */
export default function TicketsHomeCard() {
  const { data, isError, error, refetch } = useFirstTickets({});
  const { data: overdue } = useFirstTickets({ overdue: 'true' });
  const { data: untaken } = useFirstTickets({ assigned: 'NOBODY' });
  useRefreshOnEvent(LIST, ({ kind }) => kind === 'ticket-queue-changed' || kind === 'ticket-changed');
  return (
    <HomeCard
      title="Chamados"
      icon="life-buoy"
      aside={<HomeCardLink to={QUEUE_PATH}>Ver a fila</HomeCardLink>}
      isLoading={!data}
      hasFailed={isError && !data}
      error={error}
      onRetry={() => void refetch()}
    >
      {data?.items.length === 0 && <HomeNote>Nenhum chamado espera resposta.</HomeNote>}
      {data && data.items.length > 0 && (
        <>
          <HomeFigure>{formatTickets(data, 'espera resposta', 'esperam resposta')}</HomeFigure>
          {overdue && overdue.items.length > 0 && (
            <HomeNote>
              <HomeCardLink to={`${QUEUE_PATH}?atrasados=sim`}>
                {formatTickets(overdue, 'fora do prazo', 'fora do prazo')}
              </HomeCardLink>
            </HomeNote>
          )}
          {untaken && untaken.items.length > 0 && (
            <HomeNote>
              <HomeCardLink to={`${QUEUE_PATH}?atendente=ninguem`}>
                {formatTickets(untaken, 'sem atendente', 'sem atendente')}
              </HomeCardLink>
            </HomeNote>
          )}
        </>
      )}
    </HomeCard>
  );
}
