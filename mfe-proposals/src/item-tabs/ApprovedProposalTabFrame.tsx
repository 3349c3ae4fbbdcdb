import type { SlotContext } from '@girassol/federation';
import { formatProposalNumber } from '@girassol/shared-domain';
import type { Proposal } from '@girassol/shared-domain/contract';
import { ErrorState, Skeleton, Stack, Text } from '@girassol/shared-ui';
import type { ReactNode } from 'react';
import { useApprovedProposal } from './use-approved-proposal';

interface ApprovedProposalTabProps extends Pick<SlotContext<'board-item.tab/v1'>, 'item'> {
  /** The part of it that the tab shows; null: the item has no approved proposal. */
  children: (proposal: Proposal | null) => ReactNode;
}

/**
 * Frame of the item panel tabs that show a part of the item's approved proposal: loads the proposal, or shows
 * that the item has none.
 */
export function ApprovedProposalTabFrame({ item, children }: ApprovedProposalTabProps) {
  const { data, error, isError, isFetching, refetch } = useApprovedProposal(item);
  if (isError && !data)
    return (
      <ErrorState
        error={error}
        isCompact
        title="Não foi possível carregar a proposta"
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data)
    return (
      <Stack gap={12} role="status" aria-label="Carregando a proposta aprovada">
        <Skeleton width={180} height={20} />
        <Skeleton height={72} radius={10} />
        <Skeleton height={160} radius={10} />
      </Stack>
    );
  const { proposal } = data;
  return (
    <Stack gap={16}>
      {children(proposal)}
      <Text size={13} tone="soft">
        {proposal
          ? `Da proposta aprovada, ${formatProposalNumber(proposal.count)}.`
          : 'Este item não tem uma proposta aprovada. Ela é escolhida quando a venda é ganha.'}
      </Text>
    </Stack>
  );
}
