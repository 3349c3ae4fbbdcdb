import { useConditionFacts, useSession, useSettings } from '@girassol/shared-auth';
import {
  can,
  canEditArea,
  getViewableRecordOwners,
  meetsCondition,
  PROPOSAL_DOCUMENTS_MODULE,
  type RecordOwnerGroups,
  type Session,
} from '@girassol/shared-domain';
import type { Settings } from '@girassol/shared-domain/contract';
import { useMemo } from 'react';

/**
 * Rights of a person on proposals, with the people and teams whose proposals the person may view, and the
 * account's slug in public addresses (null without a slug).
 */
export interface ProposalRights {
  session: Session;
  /** May open the list at all (proposals-029). */
  seesList: boolean;
  /** An account in bad standing (shell.access-008), and a person with a level below EDIT, look and change nothing. */
  changes: boolean;
  /** Needs dataDeletion of a vendor (proposals-014). */
  deletes: boolean;
  /** Makes Word documents of them. */
  makesDocuments: boolean;
  /** People and teams whose proposals the person may view. */
  viewers: RecordOwnerGroups;
  /** Slug of the account in the public address; null if there is none. */
  proposalSlug: string | null;
}

const nothingKnown: Pick<Settings, 'teams' | 'proposalSlug'> = { teams: [], proposalSlug: null };

/**
 * Returns the rights of the person on proposals; null until the permissions are loaded. The server checks the
 * same rights on every request.
 */
export function useProposalRights(): ProposalRights | null {
  const session = useSession();
  const facts = useConditionFacts();
  const { teams, proposalSlug } = useSettings() ?? nothingKnown;
  return useMemo(() => {
    if (!session || !facts) return null;
    const edits = session.statusOk && canEditArea(facts, 'proposals');
    return {
      session,
      seesList: can(facts, 'proposalsList') || can(facts, 'salesManager'),
      changes: edits,
      deletes: edits && can(facts, 'dataDeletion'),
      makesDocuments: session.statusOk && meetsCondition({ module: PROPOSAL_DOCUMENTS_MODULE }, facts),
      viewers: getViewableRecordOwners({
        session,
        permissions: facts.permissions,
        managerRight: 'salesManager',
        settings: { teams, individualPermissions: {} },
      }),
      proposalSlug,
    };
  }, [session, facts, teams, proposalSlug]);
}
