import { useConditionFacts, useSession, useSettings } from '@girassol/shared-auth';
import {
  getDefaultRecordOwnerId,
  getViewableRecordOwners,
  meetsCondition,
  type RecordOwnerGroups,
  resolveFetchScope,
  type Session,
  toAnalyticsScope,
} from '@girassol/shared-domain';
import { useMemo } from 'react';

/**
 * Scope of a list of financings: those of one user, of one team, or of the account (MANAGER), with the id of
 * the user, team or account (financing-101).
 */
export interface FinancingScope {
  scope: 'USER' | 'MANAGER' | 'TEAM';
  fetchId: string;
}

/**
 * Rights of the person in the financing area: the module Marketplace, and the users and teams whose
 * financings the person may view.
 */
export interface FinancingRights {
  session: Session;
  /** With the module Marketplace another bank's product is asked, and papers are sent here (financing-005). */
  hasMarketplace: boolean;
  /** People and teams whose financings the person may view. */
  viewers: RecordOwnerGroups;
  /** Returns the scope of a viewer's financings; for null, of the default viewer. */
  getScope: (viewer: string | null) => FinancingScope;
}

const nobody = { teams: [] };

/**
 * Returns the person's rights in the financing area; null while the rights are loading. The server checks the
 * same rights again.
 */
export function useFinancingRights(): FinancingRights | null {
  const session = useSession();
  const facts = useConditionFacts();
  const { teams } = useSettings() ?? nobody;
  return useMemo(() => {
    if (!session || !facts) return null;
    const viewers = getViewableRecordOwners({
      session,
      permissions: facts.permissions,
      managerRight: 'salesManager',
      settings: { teams, individualPermissions: {} },
    });
    const teamIds = teams.map(({ _id }) => _id);
    return {
      session,
      hasMarketplace: meetsCondition({ module: 'Marketplace' }, facts),
      viewers,
      getScope: (viewer) => {
        const id = viewer ?? getDefaultRecordOwnerId(viewers, session);
        const type = resolveFetchScope(id, { userId: session.userId, managerId: session.managerId, teamIds });
        const { scope } = toAnalyticsScope({ type, id });
        return { scope, fetchId: id };
      },
    };
  }, [session, facts, teams]);
}
