import { apiPages, onceEach } from '@girassol/shared-auth';
import { formatDate, formatMoney } from '@girassol/shared-domain';
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
import { listPath, simulationPath } from '../addresses/financing';
import { FinancingBadge } from '../financing/FinancingBadge';
import { FINANCINGS, useFinancingEvents } from '../financing/financings';
import { proposalNumber } from '../financing/words';

/** Whose financings are shown: a customer's, or those of one proposal. */
type Subject = { kind: 'customer'; id: string } | { kind: 'proposal'; id: string };

interface FinancingTabListProps {
  subject: Subject;
  hasMarketplace: boolean;
  /** The proposal that a new simulation begins from; any where it is left out. */
  proposalId?: string | undefined;
}

/** As the specification writes them, the first ones with its grammar (financing-086). */
const empty = {
  customer: 'Este clientes não possui financiamentos',
  proposal: 'Esta proposta não possui financiamentos',
} as const;

const pagesOf = ({ kind, id }: Subject) =>
  kind === 'customer'
    ? apiPages('GET /financings/customer/:customerId/:multiplier', { params: { customerId: id } })
    : apiPages('GET /financings/proposal/:proposalId/:multiplier', { params: { proposalId: id } });

/** The financings of a customer or of a proposal, as a tab of another area's screen shows them (financing-110). */
export function FinancingTabList({ subject, hasMarketplace, proposalId }: FinancingTabListProps) {
  useFinancingEvents();
  const list = useInfiniteQuery({
    queryKey: [FINANCINGS, subject.kind, subject.id],
    ...pagesOf(subject),
    select: ({ pages }) => onceEach(pages.flatMap((page) => page.financings)),
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
  const simulate = (
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
                <TextLink as={Link} to={listPath(hasMarketplace, financing._id)}>
                  {`Financiamento ${financing.number}`}
                </TextLink>
                <FinancingBadge financing={financing} />
              </Row>
              <Text size={13} tone="soft">
                {`Proposta ${proposalNumber(financing.proposal.count)} · atualizado em ${formatDate(financing.lastUpdated)}`}
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
