import { useSettings } from '@girassol/shared-auth';
import type { Customer } from '@girassol/shared-domain/contract';
import { EmptyState, ErrorState, LoadMore, Row, tokens } from '@girassol/shared-ui';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { useDocumentDialog } from '../documents/use-document-dialog';
import { generationItem, useGenerationDialog } from '../generation/use-generation-dialog';
import { finalItems } from '../list/final-items';
import { documentItem } from '../list/proposal-menu';
import { useProposalRights } from '../list/proposal-rights';
import { useProposalEvents } from '../list/use-proposals';
import { LoadingProposals } from './LoadingProposals';
import { ProposalLine } from './ProposalLine';
import { proposalRow } from './proposal-row';
import { useCustomerProposals } from './use-customer-proposals';

interface ProposalListProps {
  customer: Pick<Customer, '_id' | 'name'>;
  /** The one that was approved. */
  approvedId?: string | null;
  /** Stands above the list, or in its place where it is empty. */
  action?: ReactNode;
}

/** All proposals of a customer, as a tab of another area's screen shows them. */
export function ProposalList({ customer, approvedId, action }: ProposalListProps) {
  const [now] = useState(() => Date.now());
  const list = useCustomerProposals(customer._id);
  const proposalSlug = useSettings()?.proposalSlug ?? null;
  const rights = useProposalRights();
  const makesDocuments = rights?.makesDocuments ?? false;
  // The call is refused to an account in bad standing.
  const isActive = rights?.changes ?? false;
  const generation = useGenerationDialog();
  const { open, dialog } = useDocumentDialog();
  useProposalEvents();

  if (list.isPending) return <LoadingProposals />;
  if (list.isLoadingError)
    return (
      <ErrorState
        error={list.error}
        isCompact
        title="Não foi possível carregar as propostas"
        onRetry={() => list.refetch()}
      />
    );
  const proposals = list.data ?? [];
  if (proposals.length === 0)
    return <EmptyState isCompact title="Este cliente não possui nenhuma proposta" action={action} />;

  return (
    <>
      {action && <Row justify="end">{action}</Row>}
      <List aria-label={`Propostas de ${customer.name}, da mais nova à mais antiga`}>
        {proposals.map((proposal) => (
          <li key={proposal._id}>
            <ProposalLine
              row={proposalRow(proposal, now)}
              isApproved={proposal._id === approvedId}
              items={[
                ...finalItems(proposal, proposalSlug),
                ...(isActive ? [generationItem(() => generation.open(proposal))] : []),
                ...(makesDocuments ? [documentItem(() => open(proposal))] : []),
              ]}
            />
          </li>
        ))}
      </List>
      {list.hasNextPage && (
        <LoadMore
          onMore={() => list.fetchNextPage()}
          isLoading={list.isFetchingNextPage}
          hasFailed={list.isFetchNextPageError}
          failure="Não foi possível carregar mais propostas."
        />
      )}
      {dialog}
      {generation.dialog}
    </>
  );
}

const List = styled.ul`
  & > li + li {
    border-top: 1px solid ${tokens.color.lineSoft};
  }
`;
