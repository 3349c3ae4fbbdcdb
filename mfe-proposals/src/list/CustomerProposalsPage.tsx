import { ApiError, useApiQuery } from '@girassol/shared-auth';
import { isEnterprisePlan } from '@girassol/shared-domain';
import { ButtonLink, LoadMore, NoAccessState, PageHeader } from '@girassol/shared-ui';
import { ListFrame, LoadingList } from '@girassol/shared-ui/lists';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { newProposalPath } from '../addresses/proposals';
import { useDocumentDialog } from '../documents/use-document-dialog';
import { useGenerationDialog } from '../generation/use-generation-dialog';
import { getProposalAddress } from '../proposals/final-items';
import { NoProposalsRightNotice } from '../proposals/NoProposalsRightNotice';
import { type ProposalRights, useProposalRights } from '../proposals/proposal-rights';
import { useProposalEvents } from '../proposals/use-proposals';
import { ProposalListContent } from './ProposalListContent';
import { ProposalRows } from './ProposalRows';
import { useProposalMenu } from './proposal-menu';
import { useCustomerProposals } from './use-customer-proposals';

/** Page `/propostas/cliente/:cid`: the proposals of one customer. */
export default function CustomerProposalsPage() {
  const { cid } = useParams();
  const rights = useProposalRights();
  if (!cid) return null;
  if (rights?.seesList) return <CustomerList key={cid} customerId={cid} rights={rights} />;
  return (
    <ListFrame>
      <PageHeader title="Propostas do cliente" />
      {rights ? <NoProposalsRightNotice /> : <LoadingList label="Carregando as propostas" />}
    </ListFrame>
  );
}

function CustomerList({ customerId, rights }: { customerId: string; rights: ProposalRights }) {
  const [now] = useState(() => Date.now());
  const list = useCustomerProposals(customerId);
  useProposalEvents();
  const customer = useApiQuery('GET /customers/single/:cid', { params: { cid: customerId } });
  const { open, dialog } = useDocumentDialog();
  const generation = useGenerationDialog();
  const getMenu = useProposalMenu(rights, open, generation.open);
  const proposals = list.data ?? [];
  const name = proposals[0]?.customer.name ?? customer.data?.customer.name;
  const begin = newProposalPath(customerId, rights.session.userId);

  if (list.error instanceof ApiError && list.error.status === 404)
    return (
      <ListFrame>
        <PageHeader title="Propostas do cliente" />
        <NoAccessState
          title="Este cliente não existe mais"
          text="Ele pode ter sido excluído ou ser de outra pessoa."
        />
      </ListFrame>
    );
  return (
    <ListFrame>
      <PageHeader
        title={name ? `Propostas de ${name}` : 'Propostas do cliente'}
        summary="Da mais nova à mais antiga"
        actions={
          rights.changes && (
            <ButtonLink as={Link} to={begin} variant="primary" icon="plus">
              Nova proposta
            </ButtonLink>
          )
        }
      />
      <ProposalListContent
        query={list}
        count={list.data?.length ?? null}
        page={1}
        isNarrowed={false}
        nothing={{
          title: 'Este cliente não possui nenhuma proposta',
          text: 'Quando houver uma, ela aparece aqui.',
        }}
        onClear={() => undefined}
        onFirstPage={() => undefined}
      >
        <ProposalRows
          proposals={proposals}
          now={now}
          isWaiting={false}
          hasCustomers={false}
          hasOwners={isEnterprisePlan(rights.session)}
          getAddress={(proposal) => getProposalAddress(proposal, rights)}
          getMenu={getMenu}
        />
      </ProposalListContent>
      {list.hasNextPage && (
        <LoadMore
          onMore={() => void list.fetchNextPage()}
          isLoading={list.isFetchingNextPage}
          hasFailed={list.isFetchNextPageError}
          failure="Não foi possível carregar mais propostas."
        />
      )}
      {dialog}
      {generation.dialog}
    </ListFrame>
  );
}
