import type { SlotContext } from '@girassol/federation';
import { useApiQuery } from '@girassol/shared-auth';
import { EmptyState, ErrorState, Skeleton, Stack } from '@girassol/shared-ui';
import { PricingPanel } from '@girassol/shared-ui/proposals';

/** Fills the Precificação tab of the item panel: the price of the approved proposal, as far as the server tells it. */
export default function PricingTab({ item }: SlotContext<'board-item.tab/v1'>) {
  const { data, isError, isFetching, refetch } = useApiQuery(
    'GET /proposals/approved/:saleId',
    { params: { saleId: item._id } },
    { refetchOnMount: 'always' },
  );
  if (isError && !data)
    return (
      <ErrorState
        isCompact
        title="Não foi possível carregar o preço"
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data)
    return (
      <Stack gap={12} role="status" aria-label="Carregando o preço">
        <Skeleton height={72} radius={10} />
        <Skeleton height={200} radius={10} />
      </Stack>
    );
  if (data.proposal && !data.proposal.pricingVisible)
    return <EmptyState isCompact title="Você não tem permissão para ver a precificação" />;
  return <PricingPanel data={data.proposal} />;
}
