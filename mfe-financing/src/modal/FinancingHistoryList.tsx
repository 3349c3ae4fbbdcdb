import { buildApiPagesQuery, removeDuplicateItems } from '@girassol/shared-auth';
import { formatDateTime } from '@girassol/shared-domain';
import { EmptyState, ErrorState, LoadMore, Skeleton, tokens } from '@girassol/shared-ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { FINANCINGS_QUERY_KEY } from '../financing/financings';

/** Events of a financing with their authors, latest first. */
export function FinancingHistoryList({ fid }: { fid: string }) {
  const list = useInfiniteQuery({
    queryKey: [FINANCINGS_QUERY_KEY, 'events', fid],
    ...buildApiPagesQuery('GET /financings/single/events/:fid/:multiplier', { params: { fid } }),
    select: ({ pages }) => removeDuplicateItems(pages.flatMap((page) => page.events)),
  });
  if (list.isPending) return <Skeleton height={80} />;
  if (list.isLoadingError)
    return (
      <ErrorState
        error={list.error}
        isCompact
        title="Não foi possível carregar o histórico"
        onRetry={() => void list.refetch()}
      />
    );
  const events = list.data ?? [];
  if (events.length === 0)
    return (
      <EmptyState
        isCompact
        title="Nada aconteceu ainda"
        text="Cada passo daqui em diante, seu ou do banco, aparece aqui com o dia e a hora."
      />
    );
  return (
    <>
      <Events aria-label="Histórico do financiamento">
        {events.map(({ _id, at, title, content, user }) => (
          <li key={_id}>
            <time dateTime={new Date(at).toISOString()}>{formatDateTime(at)}</time>
            <div>
              <b>{title}</b>
              {content && <p>{content}</p>}
              <small>{user?.personalData.name ?? 'Banco'}</small>
            </div>
          </li>
        ))}
      </Events>
      {list.hasNextPage && (
        <LoadMore
          onMore={() => void list.fetchNextPage()}
          isLoading={list.isFetchingNextPage}
          hasFailed={list.isFetchNextPageError}
          failure="Não foi possível carregar mais passos."
        />
      )}
    </>
  );
}

const { color, font, space } = tokens;

const Events = styled.ol`
  display: flex;
  flex-direction: column;
  margin: 0;
  padding: 0;
  list-style: none;
  font: ${font[13]};
  li {
    display: grid;
    grid-template-columns: 8.5rem minmax(0, 1fr);
    gap: ${space[4]} ${space[16]};
    padding: ${space[8]} 0;
    border-top: 1px solid ${color.lineSoft};
  }
  li:first-child { border-top: 0; }
  time, small { color: ${color.inkSoft}; font: ${font[12]}; font-variant-numeric: tabular-nums; }
  b, small { display: block; }
  b { font-weight: 500; }
  p { margin: 2px 0; color: ${color.inkSoft}; overflow-wrap: anywhere; }
  @media ${tokens.screen.phone} { li { grid-template-columns: minmax(0, 1fr); } }
`;
