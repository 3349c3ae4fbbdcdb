import { PageHeader } from '@girassol/shared-ui';
import { ListFrame, LoadingList } from '@girassol/shared-ui/lists';
import { useParams } from 'react-router-dom';
import { NoProposalsRight } from '../proposals/NoProposalsRight';
import { useProposalRights } from '../proposals/proposal-rights';
import { ProposalList } from './ProposalList';

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
