import type { SlotContext } from '@girassol/federation';
import { useSettings } from '@girassol/shared-auth';
import { EmptyState, ErrorState, LoadMore, Row, tokens } from '@girassol/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useDocumentDialog } from '../documents/use-document-dialog';
import { finalItems } from '../list/final-items';
import { documentItem } from '../list/proposal-menu';
import { useProposalRights } from '../list/proposal-rights';
import { useProposalEvents } from '../list/use-proposals';
import { LoadingProposals } from './LoadingProposals';
import { NewProposalLink } from './NewProposalLink';
import { ProposalLine } from './ProposalLine';
import { proposalRow } from './proposal-row';
import { useCustomerProposals } from './use-customer-proposals';

/** Fills the Propostas tab of the item panel: all proposals of the customer of the item. */
export default function ProposalsTab({ item }: SlotContext<'board-item.tab/v1'>) {
  const [now] = useState(() => Date.now());
  const list = useCustomerProposals(item.customer._id);
  const proposalSlug = useSettings()?.proposalSlug ?? null;
  const makesDocuments = useProposalRights()?.makesDocuments ?? false;
  const { open, dialog } = useDocumentDialog();
  useProposalEvents();

  if (list.isPending) return <LoadingProposals />;
  if (list.isLoadingError)
    return (
      <ErrorState isCompact title="Não foi possível carregar as propostas" onRetry={() => list.refetch()} />
    );
  const proposals = list.data ?? [];
  if (proposals.length === 0)
    return (
      <EmptyState
        isCompact
        title="Este cliente não possui nenhuma proposta"
        action={<NewProposalLink item={item} />}
      />
    );

  return (
    <>
      <Row justify="end">
        <NewProposalLink item={item} />
      </Row>
      <List aria-label={`Propostas de ${item.customer.name}, da mais nova à mais antiga`}>
        {proposals.map((proposal) => (
          <li key={proposal._id}>
            <ProposalLine
              row={proposalRow(proposal, now)}
              isApproved={proposal._id === item.approvedProposal}
              items={[
                ...finalItems(proposal, proposalSlug),
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
    </>
  );
}

const List = styled.ul`
  & > li + li {
    border-top: 1px solid ${tokens.color.lineSoft};
  }
`;
