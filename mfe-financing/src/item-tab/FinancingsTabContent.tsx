import { buildApiPagesQuery, removeDuplicateItems, useReadOnlyReason } from '@girassol/shared-auth';
import { formatDate, formatMoney, formatRecordNumber } from '@girassol/shared-domain';
import {
  ButtonLink,
  EmptyState,
  ErrorState,
  LoadMore,
  Row,
  Skeleton,
  Stack,
  Text,
  TextLink,
  tokens,
} from '@girassol/shared-ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { financingListPath, simulationPath } from '../addresses/financing';
import { FinancingBadge } from '../financing/FinancingBadge';
import { formatProposalNumberOrZeros } from '../financing/financing-labels';
import { FINANCINGS_QUERY_KEY, useFinancingRefresh } from '../financing/financings';

/** Subject of the list: a customer or one proposal. */
type ListSubject = { kind: 'customer'; id: string } | { kind: 'proposal'; id: string };

interface FinancingTabListProps {
  subject: ListSubject;
  hasMarketplace: boolean;
  /** The proposal that a new simulation begins from; any where it is left out. */
  proposalId?: string | undefined;
}

/** As the specification writes them, the first ones with its grammar (financing-086). */
const empty = {
  customer: 'Este clientes não possui financiamentos',
  proposal: 'Esta proposta não possui financiamentos',
} as const;

const buildPagesQuery = ({ kind, id }: ListSubject) =>
  kind === 'customer'
    ? buildApiPagesQuery('GET /financings/customer/:customerId/:multiplier', { params: { customerId: id } })
    : buildApiPagesQuery('GET /financings/proposal/:proposalId/:multiplier', { params: { proposalId: id } });

/** Financings of a customer or of a proposal, for a tab in another area's screen (financing-110). */
export function FinancingsTabContent({ subject, hasMarketplace, proposalId }: FinancingTabListProps) {
  useFinancingRefresh();
  const mayEdit = useReadOnlyReason('financings') === undefined;
  const list = useInfiniteQuery({
    queryKey: [FINANCINGS_QUERY_KEY, subject.kind, subject.id],
    ...buildPagesQuery(subject),
    select: ({ pages }) => removeDuplicateItems(pages.flatMap((page) => page.financings)),
  });
  if (list.isPending) return <Skeleton height={120} />;
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
  const simulate = mayEdit && (
    <ButtonLink as={Link} to={simulationPath(proposalId)} size="sm" icon="calculator">
      Simular financiamento
    </ButtonLink>
  );
  if (financings.length === 0) return <EmptyState isCompact title={empty[subject.kind]} action={simulate} />;
  return (
    <Stack gap={8}>
      <Row justify="end">{simulate}</Row>
      <Rows aria-label="Financiamentos">
        {financings.map((financing) => (
          <li key={financing._id}>
            <Stack gap={4}>
              <Row gap={8} wraps align="center">
                <TextLink as={Link} to={financingListPath(hasMarketplace, financing._id)}>
                  {`Financiamento ${formatRecordNumber(financing.number)}`}
                </TextLink>
                <FinancingBadge financing={financing} />
              </Row>
              <Text size={13} tone="soft">
                {`Proposta ${formatProposalNumberOrZeros(financing.proposal.count)} · atualizado em ${formatDate(financing.lastUpdated)}`}
              </Text>
            </Stack>
            <Text weight={600}>
              {financing.proposals[0] ? formatMoney(financing.proposals[0].totalFinanced) : '–'}
            </Text>
          </li>
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
    </Stack>
  );
}

const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: ${tokens.space[16]};
    padding: ${tokens.space[12]} 0;
    border-top: 1px solid ${tokens.color.lineSoft};
    font-variant-numeric: tabular-nums;
  }
  li:first-child { border-top: 0; }
`;
