import { useFacts, useSession, useSettings } from '@girassol/shared-auth';
import {
  analyticsScope,
  defaultViewer,
  fetchScopeOf,
  meets,
  type Session,
  type ViewerGroups,
  viewersFor,
} from '@girassol/shared-domain';
import { useMemo } from 'react';

/** Whose financings are asked for (financing-101). */
export interface Looked {
  scope: 'USER' | 'MANAGER' | 'TEAM';
  fetchId: string;
}

export interface FinancingRights {
  session: Session;
  /** With the module Marketplace another bank's product is asked, and papers are sent here (financing-005). */
  hasMarketplace: boolean;
  /** Whose financings may be looked at. */
  viewers: ViewerGroups;
  /** Whose financings one looks at: those of a fetch id, or the usual. */
  lookAt: (viewer: string | null) => Looked;
}

const nobody = { teams: [] };

/** What this person may look at; null until it is known. The server decides again. */
export function useFinancingRights(): FinancingRights | null {
  const session = useSession();
  const facts = useFacts();
  const { teams } = useSettings() ?? nobody;
  return useMemo(() => {
    if (!session || !facts) return null;
    const viewers = viewersFor({
      session,
      permissions: facts.permissions,
      managerRight: 'salesManager',
      settings: { teams, individualPermissions: {} },
    });
    const teamIds = teams.map(({ _id }) => _id);
    return {
      session,
      hasMarketplace: meets({ module: 'Marketplace' }, facts),
      viewers,
      lookAt: (viewer) => {
        const id = viewer ?? defaultViewer(viewers, session);
        const type = fetchScopeOf(id, { userId: session.userId, managerId: session.managerId, teamIds });
        const { scope } = analyticsScope({ type, id });
        return { scope, fetchId: id };
      },
    };
  }, [session, facts, teams]);
}
