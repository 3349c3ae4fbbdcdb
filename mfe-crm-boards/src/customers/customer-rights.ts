import { useConditionFacts, useSession, useSettings } from '@girassol/shared-auth';
import {
  type Condition,
  can,
  canEditArea,
  customerRegistrationCondition,
  getViewableRecordOwners,
  isEnterprisePlan,
  MANAGER_OWNER_LABEL,
  meetsCondition,
  type RecordOwnerGroups,
  type Session,
} from '@girassol/shared-domain';
import type { Settings } from '@girassol/shared-domain/contract';
import { useMemo } from 'react';

/** Person who may be the owner of customers. */
export interface CustomerOwner {
  userId: string;
  label: string;
}

export interface CustomerRights {
  session: Session;
  /** May open the list at all (customers-010). */
  seesList: boolean;
  /** May register customers: here, or with a new item. */
  registers: boolean;
  /** An account in bad standing (shell.access-008), and a person with a level below EDIT, look and change nothing. */
  changes: boolean;
  deletes: boolean;
  /** People and teams whose customers the person may view. */
  viewers: RecordOwnerGroups;
  /** People to whom customers may be transferred. */
  owners: CustomerOwner[];
}

/** Condition under which a person works with proposals. */
export const worksWithProposals: Condition = {
  any: [{ permission: 'proposalsList' }, { permission: 'salesManager' }],
};

const nothingKnown: Pick<Settings, 'teams'> = { teams: [] };

/**
 * Returns the rights of the person on customers; null until the permissions are loaded. The server checks the
 * same rights on every request.
 */
export function useCustomerRights(): CustomerRights | null {
  const session = useSession();
  const facts = useConditionFacts();
  const settings = useSettings() ?? nothingKnown;
  return useMemo(() => {
    if (!session || !facts) return null;
    const { permissions } = facts;
    const edits = session.statusOk && canEditArea(facts, 'customers');
    const viewers = getViewableRecordOwners({
      session,
      permissions,
      managerRight: 'salesManager',
      settings: { teams: settings.teams, individualPermissions: {} },
    });
    return {
      session,
      seesList: can(facts, 'customersList'),
      registers: meetsCondition(customerRegistrationCondition, facts),
      changes: edits,
      deletes: edits && can(facts, 'dataDeletion'),
      viewers,
      owners: ownersFor(viewers, session),
    };
  }, [session, facts, settings.teams]);
}

/** The people of the viewers, named as owners are: oneself, the manager, and whom one leads. */
function ownersFor({ people }: RecordOwnerGroups, session: Session): CustomerOwner[] {
  if (!isEnterprisePlan(session)) return [];
  return people.map(({ id, label }) => ({
    userId: id,
    label: id === session.managerUserId && id !== session.userId ? MANAGER_OWNER_LABEL : label,
  }));
}
