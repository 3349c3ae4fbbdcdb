import { apiPages, onceEach } from '@girassol/shared-auth';
import type { ProposalSummary } from '@girassol/shared-domain/contract';
import {
  Badge,
  Button,
  DateText,
  EmptyState,
  ErrorState,
  Money,
  Power,
  Row,
  Stack,
  Text,
} from '@girassol/shared-ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Figure, LoadingLines, RecordLine, RecordList } from './record-layout';

/** Proposals of the customer, newest first. */
export function CustomerProposals({ customerId }: { customerId: string }) {
  const list = useInfiniteQuery({
    queryKey: ['proposals', 'customer', customerId],
    ...apiPages('GET /proposals/customer/:cid/:multiplier', { params: { cid: customerId } }),
    select: ({ pages }) => onceEach(pages.flatMap((page) => page.proposals)),
  });
  if (list.isLoadingError)
    return (
      <ErrorState
        isCompact
        title="Não foi possível carregar as propostas"
        onRetry={() => void list.refetch()}
      />
    );
  if (!list.data) return <LoadingLines label="Carregando as propostas" />;
  const proposals = list.data;
  if (proposals.length === 0)
    return <EmptyState isCompact title="Este cliente não possui nenhuma proposta" />;
  return (
    <Stack gap={12} align="stretch">
      <RecordList aria-label="Propostas do cliente, da mais nova à mais antiga">
        {proposals.map((proposal) => (
          <li key={proposal._id}>
            <ProposalLine proposal={proposal} />
          </li>
        ))}
      </RecordList>
      {list.hasNextPage && (
        <Row justify="center">
          <Button isPending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {list.isFetchNextPageError ? 'Tentar de novo' : 'Carregar mais'}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

function ProposalLine({ proposal }: { proposal: ProposalSummary }) {
  const { count, finished, power, finalPrice, registryTimestamp, user } = proposal;
  return (
    <RecordLine>
      <div>
        <Text weight={500}>
          {count === null ? 'Proposta sem número' : `Proposta ${String(count).padStart(5, '0')}`}
        </Text>
        <Text as="p" size={13} tone="soft">
          <Power value={power} />
          {user && ` · ${user.personalData.name}`}
        </Text>
      </div>
      <Row gap={12} wraps justify="end">
        <Badge tone={finished ? 'good' : 'neutral'}>{finished ? 'Finalizada' : 'Em elaboração'}</Badge>
        <Figure>
          <Money value={finalPrice} />
        </Figure>
        <Text size={13} tone="soft">
          <DateText value={registryTimestamp} />
        </Text>
      </Row>
    </RecordLine>
  );
}
