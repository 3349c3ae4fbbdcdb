import { toIsoDate } from '@girassol/shared-domain';
import { EmptyState, ErrorState, LoadMore, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { HistoryLine } from './HistoryLine';
import { formatDayTitle } from './history-days';
import { LoadingHistory } from './LoadingHistory';
import { type HistoryScope, useHistory } from './use-history';

interface HistoryListProps extends HistoryScope {
  /** Epoch milliseconds. */
  now: number;
}

/**
 * History of a customer or of one of the customer's items, day by day. Loads further entries as soon as the
 * person scrolls to the end.
 */
export function HistoryList({ customerId, saleId, now }: HistoryListProps) {
  const { list, days } = useHistory({ customerId, saleId });
  const today = toIsoDate(now);

  if (list.isPending) return <LoadingHistory />;
  if (list.isLoadingError)
    return (
      <ErrorState
        error={list.error}
        isCompact
        title="Não foi possível carregar o histórico"
        onRetry={() => list.refetch()}
      />
    );
  if (days.length === 0)
    return (
      <EmptyState
        isCompact
        title="Este cliente não possui histórico"
        text="Cada mudança no cadastro e nos negócios entra aqui sozinha, com quem a fez."
      />
    );
  return (
    <>
      {days.map((day) => (
        <Day key={day.date} aria-label={formatDayTitle(day, { now, today })}>
          <h3>{formatDayTitle(day, { now, today })}</h3>
          <ul>
            {day.entries.map((entry) => (
              <HistoryLine key={entry._id} entry={entry} showsItem={saleId === undefined} />
            ))}
          </ul>
        </Day>
      ))}
      {list.hasNextPage && (
        <LoadMore
          loadsAtEnd
          isLoading={list.isFetchingNextPage}
          hasFailed={list.isFetchNextPageError}
          failure="Não foi possível carregar mais do histórico."
          onMore={() => list.fetchNextPage()}
        />
      )}
    </>
  );
}

const Day = styled.section`
  margin-bottom: ${tokens.space[16]};
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  h3 {
    margin: 0 0 ${tokens.space[4]};
    padding-bottom: ${tokens.space[4]};
    border-bottom: 1px solid ${tokens.color.lineSoft};
    font: ${tokens.font[13]};
    font-weight: ${tokens.weight.strong};
    color: ${tokens.color.inkSoft};
  }
`;
