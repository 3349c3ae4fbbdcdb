import { EmptyState, PageHeader } from '@girassol/shared-ui';
import { ListFrame, LoadingList } from '@girassol/shared-ui/lists';
import { useParams } from 'react-router-dom';
import { ProposalList } from './ProposalList';
import { useProposalRights } from './proposal-rights';

/** `/propostas/lista/:uid`. Whoever may not see it gets a reason, and nothing is asked of the server. */
export default function ProposalsPage() {
  const { uid } = useParams();
  const rights = useProposalRights();
  if (!uid) return null;
  if (rights?.seesList) return <ProposalList key={uid} fetchId={uid} rights={rights} />;
  return (
    <ListFrame>
      <PageHeader title="Propostas" />
      {rights ? <NoProposalsRight /> : <LoadingList label="Carregando as propostas" />}
    </ListFrame>
  );
}

/** Why a vendor sees no proposals, and who can change it. */
export function NoProposalsRight() {
  return (
    <EmptyState
      title="Você não tem acesso à lista de propostas"
      text="Quem cuida da conta pode liberar a lista para você, em Colaboradores."
    />
  );
}
