import { useSettings } from '@girassol/shared-auth';
import { formatProposalNumber } from '@girassol/shared-domain';
import type { Customer, ListedProposal } from '@girassol/shared-domain/contract';
import { EmptyState, ErrorState, Heading, LoadMore, Row, Text, tokens } from '@girassol/shared-ui';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { useDocumentDialog } from '../documents/use-document-dialog';
import { buildGenerationMenuItem, useGenerationDialog } from '../generation/use-generation-dialog';
import { AgreedDealLinks } from '../list/AgreedDealLinks';
import { ProposalLine } from '../list/ProposalLine';
import { buildDocumentMenuItem } from '../list/proposal-menu';
import { toProposalRow } from '../list/proposal-row';
import { useCustomerProposals } from '../list/use-customer-proposals';
import { buildFinalViewMenuItems, getProposalAddress } from '../proposals/final-items';
import { useProposalRights } from '../proposals/proposal-rights';
import { useProposalEvents } from '../proposals/use-proposals';
import { LoadingProposals } from './LoadingProposals';

interface ProposalListProps {
  customer: Pick<Customer, '_id' | 'name'>;
  /** The one that was approved. */
  approvedId?: string | null | undefined;
  /** Stands above the list, or in its place where it is empty. */
  action?: ReactNode;
  /** Stands in the place of an empty list alone, where the page has `action` in another place. */
  emptyAction?: ReactNode;
  /** Tells the proposals of a deal from the others, which stand below under a heading; omitted for one list of all. */
  isOfDeal?: (proposal: ListedProposal) => boolean;
  /** Item whose panel shows the list. */
  openItem?: string | undefined;
}

/** List of a customer's proposals, for tabs that this area contributes to screens of other areas. */
export function CustomerProposalList({
  customer,
  approvedId,
  action,
  emptyAction = action,
  isOfDeal,
  openItem,
}: ProposalListProps) {
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
    return <EmptyState isCompact title="Este cliente não possui nenhuma proposta" action={emptyAction} />;

  const ofDeal = isOfDeal ? proposals.filter(isOfDeal) : proposals;
  const others = isOfDeal ? proposals.filter((proposal) => !isOfDeal(proposal)) : [];
  const line = (proposal: ListedProposal) => (
    <li key={proposal._id}>
      <ProposalLine
        row={toProposalRow(proposal, now)}
        address={getProposalAddress(proposal, { changes: isActive, proposalSlug })}
        isApproved={proposal._id === approvedId}
        links={
          <AgreedDealLinks
            proposal={proposal}
            number={formatProposalNumber(proposal.count)}
            openItem={openItem}
          />
        }
        items={[
          ...buildFinalViewMenuItems(proposal, proposalSlug),
          ...(isActive ? [buildGenerationMenuItem(() => generation.open(proposal))] : []),
          ...(makesDocuments ? [buildDocumentMenuItem(() => open(proposal))] : []),
        ]}
      />
    </li>
  );
  return (
    <>
      {action && <Row justify="end">{action}</Row>}
      {isOfDeal && ofDeal.length === 0 && (
        <Text as="p" size={13} tone="soft">
          Nenhuma proposta foi feita para este negócio.
        </Text>
      )}
      {ofDeal.length > 0 && (
        <List
          aria-label={`Propostas ${isOfDeal ? 'deste negócio' : `de ${customer.name}`}, da mais nova à mais antiga`}
        >
          {ofDeal.map(line)}
        </List>
      )}
      {others.length > 0 && (
        <Others aria-labelledby="other-proposals">
          <Heading level={3} size={14} id="other-proposals">
            Outras deste cliente
          </Heading>
          <List aria-label={`Outras propostas de ${customer.name}, da mais nova à mais antiga`}>
            {others.map(line)}
          </List>
        </Others>
      )}
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

const Others = styled.section`
  margin-top: ${tokens.space[24]};
`;
