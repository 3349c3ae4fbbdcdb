import type { SlotContext } from '@girassol/federation';
import { buildApiPagesQuery, removeDuplicateItems } from '@girassol/shared-auth';
import {
  formatDate,
  formatMoney,
  formatPower,
  meetsCondition,
  toAnalyticsScope,
} from '@girassol/shared-domain';
import type { Financing } from '@girassol/shared-domain/contract';
import {
  EmptyState,
  ErrorState,
  HomeCardLink,
  LoadMore,
  Skeleton,
  Stack,
  Text,
  tokens,
} from '@girassol/shared-ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { financingListPath, simulationPath } from '../addresses/financing';
import { FinancingBadge } from '../financing/FinancingBadge';
import { formatProposalNumberOrZeros } from '../financing/financing-labels';
import { FINANCINGS_QUERY_KEY, useFinancingRefresh } from '../financing/financings';

/**
 * Home page tab with the financings approved by banks, latest change first (shell.home-017, shell.home-018). Asks nothing
 * of the server for an account whose payment is irregular.
 */
export default function LatestApprovedFinancingsTab(context: SlotContext<'home.tab/v1'>) {
  if (context.session.statusOk) return <ApprovedFinancings {...context} />;
  return (
    <EmptyState
      isCompact
      title="Sem acesso enquanto o pagamento está irregular"
      text="Os financiamentos pré-aprovados voltam a aparecer aqui quando o titular regularizar o pagamento."
    />
  );
}

function ApprovedFinancings({ scope, session, permissions }: SlotContext<'home.tab/v1'>) {
  useFinancingRefresh();
  const { scope: kind, id: fetchId } = toAnalyticsScope(scope);
  const list = useInfiniteQuery({
    queryKey: [FINANCINGS_QUERY_KEY, 'approved', kind, fetchId],
    ...buildApiPagesQuery('GET /financings/paginated/:multiplier/:order/:preApprovedOnly/:scope/:fetchId', {
      // The path says a word.
      params: { order: 'LAST_UPDATED', preApprovedOnly: 'true', scope: kind, fetchId },
    }),
    refetchOnMount: 'always',
    select: ({ pages }) => removeDuplicateItems(pages.flatMap((page) => page.financings)),
  });
  const path = financingListPath(meetsCondition({ module: 'Marketplace' }, { session, permissions }));

  if (list.isPending)
    return (
      <Stack gap={8} role="status" aria-busy aria-label="Carregando os financiamentos">
        <Skeleton height={56} />
        <Skeleton height={56} />
      </Stack>
    );
  if (list.isLoadingError)
    return (
      <ErrorState
        error={list.error}
        isCompact
        title="Não foi possível carregar os financiamentos"
        onRetry={() => void list.refetch()}
      />
    );
  const financings = list.data ?? [];
  if (financings.length === 0)
    return (
      <EmptyState
        title="Nenhum crédito pré-aprovado"
        text="Os financiamentos que o banco pré-aprovar aparecem aqui."
        action={<HomeCardLink to={simulationPath()}>Simular financiamento</HomeCardLink>}
      />
    );
  return (
    <>
      <Rows aria-label="Últimos financiamentos pré-aprovados">
        {financings.map((financing) => (
          <ApprovedRow key={financing._id} financing={financing} path={path} />
        ))}
      </Rows>
      {list.hasNextPage && (
        <LoadMore
          onMore={() => void list.fetchNextPage()}
          isLoading={list.isFetchingNextPage}
          hasFailed={list.isFetchNextPageError}
          failure="Não foi possível carregar mais financiamentos."
        />
      )}
    </>
  );
}

/** Leads to the list of the account's variant (shell.home-019). */
function ApprovedRow({ financing, path }: { financing: Financing; path: string }) {
  const { customer, proposals, proposal, lastUpdated } = financing;
  return (
    <li>
      <div>
        <HomeCardLink to={path}>{customer.name}</HomeCardLink>
        <Text as="p" size={12} tone="soft">
          {`Proposta ${formatProposalNumberOrZeros(proposal.count)} · ${formatPower(proposal.realSystemData.power)} · ${formatMoney(proposal.revenueData.finalPrice)}`}
        </Text>
      </div>
      <div>
        <Text weight={600}>{proposals[0] ? formatMoney(proposals[0].totalFinanced) : '–'}</Text>
        <Text as="p" size={12} tone="soft">{`Atualizado em ${formatDate(lastUpdated)}`}</Text>
      </div>
      <FinancingBadge financing={financing} />
    </li>
  );
}

const { color, space } = tokens;

const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto 11rem;
    gap: ${space[4]} ${space[16]};
    align-items: center;
    padding: ${space[8]} 0;
    border-top: 1px solid ${color.lineSoft};
    font-variant-numeric: tabular-nums;
  }
  li:first-child { border-top: 0; }
  li > div:nth-child(2) { text-align: end; }
  p { margin: 0; }
  @media ${tokens.screen.phone} {
    li { grid-template-columns: minmax(0, 1fr) auto; }
  }
`;
