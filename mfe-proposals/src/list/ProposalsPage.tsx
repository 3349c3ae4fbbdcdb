import { PageHeader } from '@girassol/shared-ui';
import { ListFrame, LoadingList } from '@girassol/shared-ui/lists';
import { useParams } from 'react-router-dom';
import { NoProposalsRightNotice } from '../proposals/NoProposalsRightNotice';
import { useProposalRights } from '../proposals/proposal-rights';
import { ProposalListWithFilters } from './ProposalList';

/**
 * Page `/propostas/lista/:uid` with the proposal list. A person without access sees the reason, and the page
 * makes no request.
 */
export default function ProposalsPage() {
  const { uid } = useParams();
  const rights = useProposalRights();
  if (!uid) return null;
  if (rights?.seesList) return <ProposalListWithFilters key={uid} fetchId={uid} rights={rights} />;
  return (
    <ListFrame>
      <PageHeader title="Propostas" />
      {rights ? <NoProposalsRightNotice /> : <LoadingList label="Carregando as propostas" />}
    </ListFrame>
  );
}
