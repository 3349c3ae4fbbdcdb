import { isAnsweredByArea } from '@girassol/federation/remote';
import { useConditionFacts, useSession } from '@girassol/shared-auth';
import { type Condition, canEditArea, meetsCondition } from '@girassol/shared-domain';
import type { BoardItem } from '@girassol/shared-domain/contract';
import { TextLink } from '@girassol/shared-ui';
import { Link } from 'react-router-dom';
import { buildNewProposalPath, NEW_PROPOSAL_PATH } from '../addresses/new-proposal';

/** Condition under which a person works with proposals, as the area of proposals declares it for its tabs. */
const worksWithProposals: Condition = {
  any: [{ permission: 'proposalsList' }, { permission: 'salesManager' }],
};

/**
 * Link that starts a proposal of an item, whose data a document lacks without one. Renders nothing for people who make
 * no proposals, and where no area is installed that makes them.
 */
export function NewProposalLink({ item }: { item: BoardItem }) {
  const session = useSession();
  const facts = useConditionFacts();
  const makesProposals =
    session?.statusOk &&
    facts !== null &&
    meetsCondition(worksWithProposals, facts) &&
    canEditArea(facts, 'proposals') &&
    isAnsweredByArea(NEW_PROPOSAL_PATH);
  if (!makesProposals) return null;
  return (
    <TextLink as={Link} to={buildNewProposalPath(item, session.userId)}>
      Fazer a proposta
    </TextLink>
  );
}
