import { useFacts, useSession, useSettings } from '@girassol/shared-auth';
import {
  can,
  meets,
  PROPOSAL_DOCUMENTS_MODULE,
  type Session,
  type ViewerGroups,
  viewersFor,
} from '@girassol/shared-domain';
import type { Settings } from '@girassol/shared-domain/contract';
import { useMemo } from 'react';

export interface ProposalRights {
  session: Session;
  /** May open the list at all (proposals-029). */
  seesList: boolean;
  /** An account in bad standing looks, and changes nothing (shell.access-008). */
  changes: boolean;
  /** Needs dataDeletion of a vendor (proposals-014). */
  deletes: boolean;
  /** Makes Word documents of them. */
  makesDocuments: boolean;
  /** Whose proposals may be looked at. */
  viewers: ViewerGroups;
  /** Of the account, for the public address. */
  proposalSlug: string | null;
}

const nothingKnown: Pick<Settings, 'teams' | 'proposalSlug'> = { teams: [], proposalSlug: null };

/** What this person may do with proposals; null until it is known. The server decides again. */
export function useProposalRights(): ProposalRights | null {
  const session = useSession();
  const facts = useFacts();
  const { teams, proposalSlug } = useSettings() ?? nothingKnown;
  return useMemo(() => {
    if (!session || !facts) return null;
    return {
      session,
      seesList: can(facts, 'proposalsList') || can(facts, 'salesManager'),
      changes: session.statusOk,
      deletes: session.statusOk && can(facts, 'dataDeletion'),
      makesDocuments: session.statusOk && meets({ module: PROPOSAL_DOCUMENTS_MODULE }, facts),
      viewers: viewersFor({
        session,
        permissions: facts.permissions,
        managerRight: 'salesManager',
        settings: { teams, individualPermissions: {} },
      }),
      proposalSlug,
    };
  }, [session, facts, teams, proposalSlug]);
}
