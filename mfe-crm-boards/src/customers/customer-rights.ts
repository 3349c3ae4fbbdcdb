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
import type { ListedCustomer, Settings } from '@girassol/shared-domain/contract';
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
  /** Ids of the owners whose customers the person may change; null means every owner. */
  changeableOwnerIds: ReadonlySet<string> | null;
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
      changeableOwnerIds: viewers.company.length > 0 ? null : listLedUserIds(session, settings.teams),
      owners: ownersFor(viewers, session),
    };
  }, [session, facts, settings.teams]);
}

/**
 * Checks whether the person may change this customer, not only look at it: its owner is the person or somebody whose
 * customers the person manages. Customers of other owners are seen because of an item.
 */
export function canChangeCustomer(
  { seesList, changes, changeableOwnerIds }: CustomerRights,
  { owner }: Pick<ListedCustomer, 'owner'>,
): boolean {
  if (!seesList || !changes) return false;
  return changeableOwnerIds === null || (owner !== undefined && changeableOwnerIds.has(owner._id));
}

/** Lists the ids of the person and, where the plan has teams, of the members of the teams that the person leads. */
function listLedUserIds(session: Session, teams: Settings['teams']): ReadonlySet<string> {
  const led = isEnterprisePlan(session) ? teams.filter(({ leader }) => leader === session.userId) : [];
  return new Set([session.userId, ...led.flatMap(({ members }) => members)]);
}

/** The people of the viewers, named as owners are: oneself, the manager, and whom one leads. */
function ownersFor({ people }: RecordOwnerGroups, session: Session): CustomerOwner[] {
  if (!isEnterprisePlan(session)) return [];
  return people.map(({ id, label }) => ({
    userId: id,
    label: id === session.managerUserId && id !== session.userId ? MANAGER_OWNER_LABEL : label,
  }));
}
