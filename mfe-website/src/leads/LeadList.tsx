import type { SiteLeadState } from '@girassol/shared-domain/website';
import { ErrorState, LoadMore, Stack } from '@girassol/shared-ui';
import { LoadingList } from '@girassol/shared-ui/lists';
import { LeadCard } from './LeadCard';
import { NoLeads } from './NoLeads';
import { useLeadActions } from './use-lead-actions';
import { useLeads } from './use-leads';

/** List of the contacts in one state. */
export function LeadList({ state }: { state: SiteLeadState }) {
  const { data, error, isFetching, refetch, ...more } = useLeads(state);
  const steps = useLeadActions();
  if (!data)
    return error ? (
      <ErrorState
        error={error}
        title="Não foi possível carregar os contatos"
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <LoadingList label="Carregando os contatos" />
    );
  if (data.length === 0) return <NoLeads state={state} />;
  return (
    <>
      <Stack as="ul" gap={8}>
        {data.map((lead) => (
          <LeadCard key={lead._id} lead={lead} steps={steps} />
        ))}
      </Stack>
      {more.hasNextPage && (
        <LoadMore
          onMore={() => void more.fetchNextPage()}
          isLoading={more.isFetchingNextPage}
          hasFailed={more.isFetchNextPageError}
          failure="Não foi possível carregar mais contatos."
        />
      )}
    </>
  );
}
